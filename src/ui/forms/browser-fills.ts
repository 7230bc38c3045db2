/*
 * Browsers and password managers fill in fields without an event: Chromium hides autofilled values until the shopper first
 * presses or types something, and some managers set a value with `change` alone, or with no event at all (CN-23).
 */

/** Holds what follows when a field was filled in: the page reads its fields before anything is made of it. */
const occasions = ['change', 'focusin', 'pointerdown', 'submit'];

/**
 * Calls `read` whenever fields may have been filled in without an `input` event; returns the undo. A document from the page
 * cache is not read: a browser may have wiped its fields, and they are drawn anew (PrivateForm).
 */
export function followFills({ ownerDocument }: Element, read: () => void): () => void {
  const view = ownerDocument.defaultView;
  const readFirst = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) read();
  };
  view?.addEventListener('pageshow', readFirst);
  for (const occasion of occasions) ownerDocument.addEventListener(occasion, read, true);
  return () => {
    view?.removeEventListener('pageshow', readFirst);
    for (const occasion of occasions) ownerDocument.removeEventListener(occasion, read, true);
  };
}
