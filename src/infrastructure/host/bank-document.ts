import type { ErrorDetails } from '../../domain/payment/failure.js';
import type { readBankForm } from './bank-form.js';
import { openHandOverDocument } from './hand-over.js';

/** The largest bank document that is opened, in characters. */
export const longestDocument = 1_500_000;

/**
 * Replaces the page with the bank's document (PY-02). Its HTML never runs where cards are typed: when all it does is to
 * post one form, that form is rebuilt and sent from here. Any other document goes to the hand-over document, as does
 * every one while what reads such forms has not arrived. The typed card is wiped first.
 *
 * Undefined when it was opened. `{}`, with nothing done, for a form that would be posted to an address that is not safe,
 * and for an empty or oversized document.
 */
export function openChallenge(
  page: Window,
  html: string,
  safe: (url: string) => string | undefined,
  readForm: typeof readBankForm | undefined,
): ErrorDetails | undefined {
  if (html.trim() === '' || html.length > longestDocument) return {};
  const form = readForm?.(page.document, html);
  if (form === undefined) {
    wipeCard(page.document);
    openHandOverDocument(page, html);
    return undefined;
  }
  const action = safe(form.action);
  // guard: bank’s form to a safe address -> if (action === undefined) { form.post(form.action); return undefined; }
  if (action === undefined) return {};
  wipeCard(page.document);
  form.post(action);
  return undefined;
}

/** Empties the card fields: they must not hold a card when the browser keeps the page for Back. */
function wipeCard(document: Document): void {
  // guard: card wiped before the bank
  for (const field of document.querySelectorAll<HTMLInputElement>('input[id^="cc-"]')) field.value = '';
}
