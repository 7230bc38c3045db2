/**
 * Moves the focus to the button that sends the form. Its fields take no input while it is being sent: in one of them the
 * focus would be lost to the document's body.
 */
export function focusSubmit(form: Element): void {
  form.querySelector<HTMLElement>('[type="submit"]')?.focus();
}
