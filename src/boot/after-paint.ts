/** Runs when the shell is painted: until then what is asked for would only share the line with it. At once where there is none. */
export function afterPaint(run: () => void): void {
  const hasShell = document.getElementById('root')?.firstElementChild != null;
  if (hasShell && !document.hidden) requestAnimationFrame(() => setTimeout(run));
  else run();
}
