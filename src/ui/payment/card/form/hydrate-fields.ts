import { typedName } from '../../../../domain/validation/name.js';
import { caretAfterEdit } from '../../../../domain/validation/typed-text.js';
import { isComposing } from '../../../forms/composition.js';
import { type CardField, type CardForm, cardFields } from './card.form.js';

/** The ids of the fields, which are their autofill tokens too (CN-01). */
export const fieldIds: Readonly<Record<CardField, string>> = {
  number: 'cc-number',
  expiry: 'cc-exp',
  cvv: 'cc-csc',
  owner: 'cc-name',
};

/**
 * Reads into the model what the shopper typed, or the browser filled in, before the script had arrived. It runs before
 * React hydrates the fields: a field whose model is empty would be emptied by its next rendering.
 */
export function hydrateFields(form: CardForm, root: ParentNode): void {
  for (const [field, input] of fieldsIn(root)) {
    if (input.value !== '') form.enter(field, input.value);
  }
}

/**
 * Shows in the fields what the model made of it, with the caret behind the same digit, and reads once more what came
 * in the meantime. To be called right after hydration, and when a browser may have filled them in.
 */
export function syncFields(form: CardForm, root: ParentNode): void {
  for (const [field, input] of fieldsIn(root)) {
    if (!input.readOnly && input.value !== form.text(field)) enterField(form, field, input);
  }
}

/** Reads a field into the model, and shows in it what the model made of it. */
export function enterField(form: CardForm, field: CardField, input: HTMLInputElement): void {
  form.enter(field, input.value);
  showText(field, input, form.text(field));
}

/** Shows a text in a field, with the caret behind the same digit; not while it is composed. */
export function showText(field: CardField, input: HTMLInputElement, text: string): void {
  const raw = input.value;
  if (text === raw || isComposing(input)) return;
  const caret = input.selectionStart ?? raw.length;
  input.value = text;
  if (input.ownerDocument.activeElement === input) {
    const position = field === 'owner' ? typedName(raw.slice(0, caret)).length : caretAfterEdit(raw, caret, text);
    input.setSelectionRange(position, position);
  }
}

function fieldsIn(root: ParentNode): (readonly [CardField, HTMLInputElement])[] {
  return cardFields.flatMap((field) => {
    const input = root.querySelector(`#${fieldIds[field]}`);
    return input instanceof HTMLInputElement ? [[field, input] as const] : [];
  });
}
