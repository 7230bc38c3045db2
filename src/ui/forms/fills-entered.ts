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

/** React writes into the attribute `value` what it shows in a field: a field that holds something else was filled in. */
function enterFills(form: Element): void {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  for (const field of fields) {
    if (field.readOnly || ['checkbox', 'radio'].includes(field.type) || isComposing(field)) continue;
    if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
