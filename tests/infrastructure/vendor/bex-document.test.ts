/** @jest-environment jsdom */
import { jest } from '@jest/globals';

const posted: unknown[][] = [];
const ticket = { id: 'i1', path: 'p', token: 't1' };
const origin = window.location.origin;

/** What the vendor's script was opened with. */
interface Opened {
  readonly ticket: unknown;
  readonly mode: unknown;
  readonly options: { container: string; onCancel: () => void; onComplete: (result?: unknown) => void };
}

let opened: Opened[] = [];

/** A document that has just been served, with this script on its vendor's side. */
async function load(init?: (opened: Opened) => void) {
  posted.length = 0;
  opened = [];
  document.head.replaceChildren();
  jest.resetModules();
  Reflect.set(window, 'Bex', undefined);
  if (init) {
    const vendor = (...[ticket, mode, options]: [unknown, unknown, Opened['options']]) => {
      opened.push({ ticket, mode, options });
      init({ ticket, mode, options });
    };
    Reflect.set(window, 'Bex', { init: vendor });
  }
  // In jsdom the top window is its own parent.
  window.postMessage = (...message: unknown[]) => void posted.push(message);
  await import('../../../src/infrastructure/vendor/bex-document.js');
}

function order(
  data: unknown = { baseJs: 'https://vendor.example/bex.js', ticket },
  from = origin,
  source: Window | null = window,
) {
  window.dispatchEvent(new MessageEvent('message', { data, source, origin: from }));
  return document.head.querySelector('script');
}

const news = () => posted.map(([message]) => message);

describe('the document of the vendor', () => {
  it('OP-09 says that it is there, to the page’s origin alone', async () => {
    await load();
    expect(posted).toEqual([[{ bex: 'ready', resultId: '' }, origin]]);
  });

  it('OP-09 loads the script it is given, opens its dialog with the ticket, and passes on how that ends', async () => {
    await load(() => {});
    const script = order();
    expect(script?.src).toBe('https://vendor.example/bex.js');
    script?.dispatchEvent(new Event('load'));
    expect(opened).toMatchObject([{ ticket, mode: 'modal', options: { container: 'bex' } }]);
    opened[0]?.options.onComplete('r1');
    opened[0]?.options.onComplete();
    opened[0]?.options.onCancel();
    expect(news().slice(1)).toEqual([
      { bex: 'opened', resultId: '' },
      { bex: 'completed', resultId: 'r1' },
      { bex: 'completed', resultId: 'i1' },
      { bex: 'cancelled', resultId: '' },
    ]);
  });

  it('OP-09 a script that does not load, defines nothing or throws has failed', async () => {
    await load(() => {});
    order()?.dispatchEvent(new Event('error'));
    expect(news().at(-1)).toEqual({ bex: 'failed', resultId: '' });
    await load();
    order()?.dispatchEvent(new Event('load'));
    expect(news().at(-1)).toEqual({ bex: 'failed', resultId: '' });
    await load(() => {
      throw new Error('boom');
    });
    order()?.dispatchEvent(new Event('load'));
    expect(news().at(-1)).toEqual({ bex: 'failed', resultId: '' });
  });

  it('OP-09 takes one order, and only from the page around it', async () => {
    await load(() => {});
    expect(order(undefined, 'https://evil.example')).toBeNull();
    expect(order(undefined, origin, null)).toBeNull();
    for (const data of [null, 7, {}, { baseJs: 7, ticket }, { baseJs: 'x', ticket: null }])
      expect(order(data)).toBeNull();
    order();
    order({ baseJs: 'https://vendor.example/other.js', ticket });
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
  });
});
