/**
 * In the HTML's head: when the first frame is drawn, the root gets `data-painted`. By it what follows the shell's field is
 * displayed (`build/second-frame.mjs`), and what moves begins to: an animation is a layer of its own, which would delay
 * that frame. Then, too, what the document's other scripts wait with is asked for.
 */
export function markPainted(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      document.documentElement.dataset.painted = '';
      window.vezneAsk?.();
    }),
  );
}

/**
 * Asks when the first frame of the shell is drawn: until then what is asked for would only share the line with it. At once
 * where that is so already, where there is no shell, and where nothing is drawn. A bundle that arrives before asks first of
 * all (`ask-early.ts`), and shows the whole shell: in a frame that is not in sight no frame is drawn.
 */
export function askAfterPaint(ask: () => void): void {
  const { dataset } = document.documentElement;
  const before = window.vezneAsk;
  let asked = false;
  window.vezneAsk = () => {
    dataset.painted = '';
    before?.();
    if (!asked) ask();
    asked = true;
  };
  const hasShell = document.getElementById('root')?.firstElementChild != null;
  if (!hasShell || document.hidden || dataset.painted !== undefined) window.vezneAsk();
}
