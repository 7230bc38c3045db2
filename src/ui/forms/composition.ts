/*
 * The keyboard of a phone composes a text: until it is settled the text belongs to the keyboard, and a script that writes
 * to the field has its digits doubled (CN-23). The mark is in the document, since a composition may begin before the
 * page's script has arrived.
 */

/** Marks the document while a text is composed in it. In the HTML's head. */
export function markCompositions(document: Document): void {
  const { dataset } = document.documentElement;
  document.addEventListener(
    'compositionstart',
    () => {
      dataset.composing = '';
    },
    true,
  );
  document.addEventListener('compositionend', () => delete dataset.composing, true);
}

/** Returns whether the text of a field is being composed: nothing may be written to it. */
export function isComposing(field: Element): boolean {
  const { activeElement, documentElement } = field.ownerDocument;
  return activeElement === field && documentElement.dataset.composing !== undefined;
}
