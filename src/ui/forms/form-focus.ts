import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { type FocusRequest, useFocusRequest } from './focus-request.js';

/** Fields that can be filled in. */
const fields =
  'input:not([type="checkbox"], [type="radio"], [readonly], :disabled), select:not(:disabled), textarea:not([readonly], :disabled)';

/**
 * For a field that others follow: a phone's keyboard shows "next" on its Enter key, and on a touch screen the key leads to
 * the next field of the form. From the last one, whose hint is another, and at a desk from any, Enter sends the form.
 */
export const leadsToNextField = {
  enterKeyHint: 'next',
  onKeyDown: ({ nativeEvent }: ReactKeyboardEvent) => leadToNextField(nativeEvent),
} as const;

/** The same for a key that went down in any field of a form; one on a button is left alone. */
export function leadToNextField(event: KeyboardEvent): void {
  const { key, isComposing, target } = event;
  if (key !== 'Enter' || isComposing || !(target instanceof HTMLElement) || !isTouched(target)) return;
  const all = [...(target.closest('form')?.querySelectorAll<HTMLElement>(fields) ?? [])];
  const next = all.includes(target) ? all[all.indexOf(target) + 1] : undefined;
  next?.focus();
  if (next !== undefined && next === target.ownerDocument.activeElement) event.preventDefault();
}

function isTouched({ ownerDocument }: Element): boolean {
  return ownerDocument.defaultView?.matchMedia('(pointer: coarse)').matches === true;
}

/**
 * Moves the focus to the button that sends the form. Its fields take no input while it is being sent: in one of them the
 * focus would be lost to the document's body.
 */
export function focusSubmit(form: Element): void {
  form.querySelector<HTMLElement>('[type="submit"]')?.focus();
}

/** How often each request was made when the focus was moved for it last. */
const served = new WeakMap<FocusRequest, number>();

/** Once for each request: a shopper who comes back to the panel by its tab stays on the tab. */
export function useFreshRequest(request: FocusRequest, target: () => Element | null | undefined): void {
  const { count } = request;
  useFocusRequest(request, () => {
    const isFresh = count > (served.get(request) ?? 0);
    served.set(request, count);
    return isFresh ? target() : undefined;
  });
}
