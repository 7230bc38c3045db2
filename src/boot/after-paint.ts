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
 * Asks when such a frame is drawn: until then what is asked for would only share the line with it. At once
 * where that is so already, where there is no shell, and where nothing is drawn. A bundle that arrives before asks first of
 * all (`ask-early.ts`): the browser draws nothing of an iframe that is out of sight.
 */
export function askAfterPaint(ask: () => void): void {
  const before = window.vezneAsk;
  let asked = false;
  window.vezneAsk = () => {
    setPainted();
    before?.();
    if (!asked) ask();
    asked = true;
  };
  if (!hasShell() || document.hidden || isPainted()) window.vezneAsk();
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
