/** @jest-environment jsdom */
import { addPartStyles } from '../../../src/infrastructure/host/part-files.js';

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

beforeEach(() => document.head.replaceChildren());

describe('styles that are fetched later', () => {
  it('are there once they apply, and are asked for once', async () => {
    const styles = addPartStyles(document, '/assets/methods.css');
    let there = false;
    void styles.then(() => {
      there = true;
    });
    await Promise.resolve();
    expect(there).toBe(false);
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['/assets/methods.css']);
    links()[0]!.dispatchEvent(new Event('load'));
    await styles;
    await addPartStyles(document, '/assets/methods.css');
    expect(links()).toHaveLength(1);
  });

  it('asked for twice are there for both only once they apply', async () => {
    void addPartStyles(document, '/assets/methods.css');
    let isThere = false;
    const second = addPartStyles(document, '/assets/methods.css').then(() => {
      isThere = true;
    });
    await Promise.resolve();
    expect(isThere).toBe(false);
    links()[0]!.dispatchEvent(new Event('load'));
    await second;
    expect(isThere).toBe(true);
  });

  it('that stand in the HTML are not asked for', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/assets/links.css">';
    await addPartStyles(document, '/assets/links.css');
    expect(links()).toHaveLength(1);
  });

  it('that did not arrive leave nothing behind, and can be asked for again', async () => {
    const failed = addPartStyles(document, '/assets/methods.css');
    links()[0]!.dispatchEvent(new Event('error'));
    await expect(failed).rejects.toThrow();
    expect(links()).toEqual([]);
    const again = addPartStyles(document, '/assets/methods.css');
    links()[0]!.dispatchEvent(new Event('load'));
    await again;
  });
});
