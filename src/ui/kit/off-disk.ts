/*
 * Browsers write the texts of fields to disk for their session restore. Chromium leaves out the fields of a form that says
 * `autocomplete="off"`; Firefox writes a field that has a token of its own, whatever its form says, but for one whose text
 * stands in its `value` attribute too, where React puts that of a field with a `value`. By its source WebKit, too, goes by
 * a field's own token first, so all engines are treated alike. The text of a card and that of a `textarea` stand in no
 * attribute, and the token by which a browser finds such a field to fill in stands there only while the field is empty.
 */

/**
 * Keeps what is typed of a card before the page's script has arrived off the disk. The HTML's head calls it. Each field of
 * the shell has its token for an id; the fields of other forms are none of a card's, and keep what they say.
 */
export function keepOffDisk(document: Document): void {
  document.addEventListener('input', ({ target }) => {
    const started = document.documentElement.dataset.started !== undefined;
    if (started || !(target instanceof HTMLInputElement) || !target.id.startsWith('cc-')) return;
    target.setAttribute('autocomplete', tokenWhileEmpty(target.id, target.value !== ''));
  });
}

/** Returns what such a field says of autofill: its token while it is empty, and `off` while it holds a text. */
export function tokenWhileEmpty(token: string, holdsText: boolean): string {
  return holdsText ? 'off' : token;
}
