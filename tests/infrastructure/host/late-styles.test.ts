/** @jest-environment jsdom */
import { addStyles } from '../../../src/infrastructure/host/late-styles.js';

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

beforeEach(() => document.head.replaceChildren());

describe('styles that are fetched later', () => {
  it('are there once they apply, and are asked for once', async () => {
    const styles = addStyles(document, '/assets/methods.css');
    let there = false;
    void styles.then(() => {
      there = true;
    });
    await Promise.resolve();
    expect([there, links().map((link) => link.getAttribute('href'))]).toEqual([false, ['/assets/methods.css']]);
    links()[0]!.dispatchEvent(new Event('load'));
    await styles;
    await addStyles(document, '/assets/methods.css');
    expect(links()).toHaveLength(1);
  });

  it('that did not arrive leave nothing behind, and can be asked for again', async () => {
    const failed = addStyles(document, '/assets/methods.css');
    links()[0]!.dispatchEvent(new Event('error'));
    await expect(failed).rejects.toThrow();
    expect(links()).toEqual([]);
    const again = addStyles(document, '/assets/methods.css');
    links()[0]!.dispatchEvent(new Event('load'));
    await again;
  });
});
