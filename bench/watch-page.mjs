/**
 * Runs in the page, before its own scripts, and keeps what is measured there in `window.benchSeen`: when a goal was first
 * painted, the long tasks, and the events of Event Timing. `goals` are elements to wait for, by name: there, visible, not
 * disabled, with a text that fits where one is named.
 */
export function watchPage(goals) {
  if (window !== window.top) return;
  const seen = { times: {}, longTasks: [], events: [] };
  window.benchSeen = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration, interactionId } of list.getEntries())
      if (interactionId > 0) seen.events.push({ startTime, duration, interactionId });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });

  const open = new Map(Object.entries(goals));
  let isQueued = false;

  function isThere({ selector, text }) {
    const element = document.querySelector(selector);
    if (element === null || element.matches(':disabled, [aria-disabled="true"]')) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    return element.getBoundingClientRect().height > 1 && (!text || new RegExp(text).test(element.textContent));
  }

  /** A message that is posted before a frame is drawn arrives after it. */
  function noteAfterFrame(name) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      seen.times[name] = performance.now();
      if (Object.keys(seen.times).length === Object.keys(goals).length) window.benchReached();
    };
    port2.postMessage(undefined);
  }

  function check() {
    isQueued = false;
    for (const [name, goal] of open) {
      if (!isThere(goal)) continue;
      open.delete(name);
      noteAfterFrame(name);
    }
    if (open.size > 0) return;
    observer.disconnect();
    clearInterval(timer);
    removeEventListener('load', queue, true);
  }

  // Asking in every frame would itself keep the page busy, and more so a page that takes longer.
  function queue() {
    if (isQueued) return;
    isQueued = true;
    requestAnimationFrame(check);
  }
  const observer = new MutationObserver(queue);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  addEventListener('load', queue, true);
  // Some things are shown without a change of the document, such as by the end of an animation.
  const timer = setInterval(queue, 100);
}
