/** The longest wait for a frame that is out of sight, which the browser does not paint, in ms. */
const longestPaintMs = 100;

/** Resolves when the browser has painted what was rendered. */
export function nextPaint(): Promise<void> {
  return new Promise((painted) => {
    requestAnimationFrame(() => setTimeout(painted));
    setTimeout(painted, longestPaintMs);
  });
}
