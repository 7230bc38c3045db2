/**
 * Runs in the HTML's head: when a first frame with some of the shell is drawn, the document gets `data-painted`. By it what
 * moves begins to: an animation is a layer of its own, which would delay that frame. Then, too, what the document's other
 * scripts wait with is asked for.
 */
export function markPainted(): void {
  requestAnimationFrame(() => {
    if (isPainted()) return;
    // Where the browser waits for no field, it may draw before it has read the beginning of the shell.
    if (!hasShell()) return markPainted();
    setTimeout(() => {
      setPainted();
      window.vezneAsk?.();
    });
  });
}

/**
 * Asks when such a frame is drawn: until then what is asked for would only share the line with it. Before, where the bundle
 * has arrived, as one does that the browser has kept: the line is free then. At once where such a frame is there already,
 * where there is no shell, and where nothing is drawn. A bundle that runs before asks first of all (`ask-early.ts`): the
 * browser draws nothing of an iframe that is out of sight.
 */
export function askAfterPaint(ask: () => void): void {
  const before = window.vezneAsk;
  let asked = false;
  const askOnce = () => {
    if (!asked) ask();
    asked = true;
  };
  window.vezneAsk = () => {
    setPainted();
    before?.();
    askOnce();
  };
  if (!hasShell() || document.hidden || isPainted()) window.vezneAsk();
  whenBundleArrives(askOnce);
}

/** Calls back when the document's own module has arrived, which may not have run yet. */
export function whenBundleArrives(then: () => void): void {
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[src]') ?? {};
  const observer = new PerformanceObserver((arrived) => {
    if (arrived.getEntriesByName(src).length === 0) return;
    observer.disconnect();
    then();
  });
  observer.observe({ type: 'resource', buffered: true });
}

function hasShell(): boolean {
  return document.getElementById('root')?.firstElementChild != null;
}

function isPainted(): boolean {
  return document.documentElement.dataset.painted !== undefined;
}

function setPainted(): void {
  document.documentElement.dataset.painted = '';
}
