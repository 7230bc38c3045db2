/** The longest wait for a page that is out of sight, which the browser does not paint, in ms: longer than a busy phone takes. */
const longestPaintMs = 1_000;

/** Resolves when the browser has painted what was rendered. */
export function nextPaint(): Promise<void> {
  return new Promise((painted) => {
    requestAnimationFrame(() => setTimeout(painted));
    setTimeout(painted, longestPaintMs);
  });
}
