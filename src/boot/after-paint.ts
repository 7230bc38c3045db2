/**
 * Asks when the shell is painted: until then what is asked for would only share the line with it. At once where there is
 * no shell. A bundle that arrives before asks first of all (`ask-early.ts`): the timer would wait until it is evaluated.
 *
 * The root gets `data-painted` then, by which what moves begins to: an animation is a layer of its own, which would delay
 * the first frame.
 */
export function askAfterPaint(ask: () => void): void {
  let asked = false;
  const askOnce = () => {
    if (!asked) ask();
    asked = true;
  };
  const before = window.vezneAsk;
  window.vezneAsk = () => {
    before?.();
    askOnce();
  };
  const hasShell = document.getElementById('root')?.firstElementChild != null;
  const afterPaint = () => {
    document.documentElement.dataset.painted = '';
    askOnce();
  };
  if (hasShell && !document.hidden) requestAnimationFrame(() => setTimeout(afterPaint));
  else afterPaint();
}
