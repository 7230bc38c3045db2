/*
 * Browsers write the texts of fields to disk for their session restore. Chromium leaves out the fields of a form that says
 * `autocomplete="off"`; Firefox writes a field that has a token of its own, whatever its form says, but for one whose text
 * stands in its `value` attribute too, where React puts that of a field with a `value`. A card's text stands in no attribute,
 * so the token by which a browser finds such a field to fill in stands there only while it is empty.
 */

/** Keeps what is typed before the page's script has arrived off the disk. In the HTML's head. */
export function keepOffDisk(document: Document): void {
  document.addEventListener('input', ({ target }) => {
    const started = document.documentElement.dataset.started !== undefined;
    if (!started && target instanceof HTMLElement) target.setAttribute('autocomplete', 'off');
  });
}

/** Returns what a card's field says of autofill: its token while it is empty, and `off` while it holds a text. */
export function tokenWhileEmpty(token: string, holdsText: boolean): string {
  return holdsText ? 'off' : token;
}
