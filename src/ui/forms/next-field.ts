import type { KeyboardEvent } from 'react';

/** Fields that can be filled in. */
const fields =
  'input:not([type="checkbox"], [type="radio"], [readonly], :disabled), select:not(:disabled), textarea:not([readonly], :disabled)';

/**
 * For a field that others follow: a phone's keyboard shows "next" on its Enter key, and on a touch screen the key leads to
 * the next field of the form. From the last one, whose hint is another, and at a desk from any, Enter sends the form.
 */
export const leadsToNextField = {
  enterKeyHint: 'next',
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const { key, nativeEvent, currentTarget: field } = event;
    if (key !== 'Enter' || nativeEvent.isComposing || !isTouched(field)) return;
    const all = [...(field.closest('form')?.querySelectorAll<HTMLElement>(fields) ?? [])];
    const next = all[all.indexOf(field) + 1];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  },
} as const;

function isTouched({ ownerDocument }: Element): boolean {
  return ownerDocument.defaultView?.matchMedia('(pointer: coarse)').matches === true;
}
