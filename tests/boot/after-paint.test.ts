/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { askAfterPaint, markPainted } from '../../src/boot/after-paint.js';

const { documentElement: root } = document;
const bundle = 'http://localhost/assets/bundle.js';

/** The browser's, which jsdom has none of: it says what has arrived. */
class Arrivals {
  static watching: Arrivals[] = [];
  private readonly callback: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void;

  constructor(callback: PerformanceObserverCallback) {
    this.callback = (list) => callback(list as PerformanceObserverEntryList, this as unknown as PerformanceObserver);
  }

  observe(): void {
    Arrivals.watching.push(this);
  }

  disconnect(): void {
    Arrivals.watching = Arrivals.watching.filter((other) => other !== this);
  }

  static arrive(url: string): void {
    const entries = [{ name: url }] as PerformanceEntry[];
    const list = { getEntriesByName: (name: string) => entries.filter((entry) => entry.name === name) };
    for (const observer of Arrivals.watching) observer.callback(list);
  }
}

describe('what a document asks for beside its bundle', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Arrivals.watching = [];
    Object.assign(window, { PerformanceObserver: Arrivals });
    document.head.innerHTML = `<script type="text/plain" src="${bundle}"></script>`;
    document.body.innerHTML = '<div id="root"><form></form></div>';
    delete window.vezneAsk;
    delete root.dataset.painted;
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('SD-01 SD-05 is asked for when its shell is painted', () => {
    const ask = jest.fn();
    markPainted();
    askAfterPaint(ask);
    expect(ask).not.toHaveBeenCalled();
    expect(root.dataset.painted).toBeUndefined();
    jest.advanceTimersByTime(1_000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(root.dataset.painted).toBe('');
  });

  it('is asked for at once where the first frame was drawn before the HTML was read', () => {
    markPainted();
    jest.advanceTimersByTime(1_000);
    const ask = jest.fn();
    askAfterPaint(ask);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is asked for by the bundle where that runs before, and once', () => {
    const ask = jest.fn();
    markPainted();
    askAfterPaint(ask);
    window.vezneAsk?.();
    expect(ask).toHaveBeenCalledTimes(1);
    // Where the page is not in sight, no frame is drawn, and the whole of it is displayed nevertheless.
    expect(root.dataset.painted).toBe('');
    jest.advanceTimersByTime(1_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('SD-01 is asked for when the bundle has arrived before that', () => {
    const ask = jest.fn();
    markPainted();
    askAfterPaint(ask);
    Arrivals.arrive(bundle);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is not shown as painted when the bundle has arrived', () => {
    markPainted();
    askAfterPaint(jest.fn());
    Arrivals.arrive(bundle);
    expect(root.dataset.painted).toBeUndefined();
  });

  it('SD-01 is asked for once where the bundle arrived before the first frame', () => {
    const ask = jest.fn();
    markPainted();
    askAfterPaint(ask);
    Arrivals.arrive(bundle);
    jest.advanceTimersByTime(1_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is not asked for by the arrival of anything else', () => {
    const ask = jest.fn();
    markPainted();
    askAfterPaint(ask);
    Arrivals.arrive('http://localhost/favicon.svg');
    expect(ask).not.toHaveBeenCalled();
  });

  it('is asked for by the bundle of every script of the document', () => {
    const asks = [jest.fn(), jest.fn()];
    for (const ask of asks) askAfterPaint(ask);
    window.vezneAsk?.();
    for (const ask of asks) expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is asked for at once, and the whole shell displayed, in a tab that is not in sight', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const ask = jest.fn();
    askAfterPaint(ask);
    hidden.mockRestore();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(root.dataset.painted).toBe('');
  });

  it('waits where a frame is drawn before the shell has been read', () => {
    document.body.innerHTML = '';
    const ask = jest.fn();
    markPainted();
    jest.advanceTimersByTime(1_000);
    expect(root.dataset.painted).toBeUndefined();
    document.body.innerHTML = '<div id="root"><form></form></div>';
    askAfterPaint(ask);
    expect(ask).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is asked for at once where there is no shell', () => {
    document.body.innerHTML = '<div id="root"></div>';
    const ask = jest.fn();
    askAfterPaint(ask);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
