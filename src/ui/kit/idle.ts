/** The longest wait for a browser that is never idle, in ms. */
const longestWaitMs = 3_000;

/**
 * Calls `act` when the browser has nothing to do for the shopper: the moment for what nobody waits for. Returns the undo.
 */
export function whenIdle(page: Window, act: () => void): () => void {
  if (typeof page.requestIdleCallback === 'function') {
    const asked = page.requestIdleCallback(act, { timeout: longestWaitMs });
    return () => page.cancelIdleCallback(asked);
  }
  // Older Safari has no such call.
  const timer = page.setTimeout(act);
  return () => page.clearTimeout(timer);
}
