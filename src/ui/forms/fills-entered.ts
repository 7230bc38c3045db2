import { type RefObject, useEffect } from 'react';
import { followFills } from './browser-fills.js';
import { isComposing } from './composition.js';

/** For a form of fields that are bound by `boundField`: what is put into them without an event is entered as if it were typed. */
export function useFillsEntered(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = form;
    if (current === null) return undefined;
    // The form may be drawn anew meanwhile (PrivateForm).
    return followFills(current, () => form.current && enterFills(form.current));
  }, [form]);
}

/**
 * Enters what the fields of a form were filled in with. React writes into the attribute `value` what it shows in a field: one
 * that holds something else was filled in.
 */
export function enterFills(form: Element): void {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const fills = [...fields].filter(isFilled).map((field) => ({ field, text: field.value }));
  for (const { field, text } of fills) {
    // The entry of a field draws those beside it anew, which empties those that are not entered yet.
    if (field.value !== text) field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function isFilled(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (field.readOnly || ['checkbox', 'radio'].includes(field.type) || isComposing(field)) return false;
  return field.value !== field.defaultValue;
}
