import type { Language } from '../../../domain/locale/language.js';
import { type Failure, quotedIn } from '../../../domain/payment/failure.js';
import type { TextKey, Translate } from '../../texts/texts.js';

/** Our own texts of the codes a payment can be declined with, where the provider has none in the language of the page (LG-03). */
const ownTexts: ReadonlyMap<string, TextKey> = new Map([
  ['declined', 'error.declined'],
  ['limit', 'error.limit'],
  ['deleted', 'error.linkDeleted'],
  ['outOfStock', 'error.outOfStock'],
  ['amountLeft', 'error.amountLeft'],
  ['unpaid', 'error.sorryTryLater'],
]);

/**
 * The message of a payment that failed: the provider's own words, or Payment Error where it had none
 * (PY-04, ER-03). Words in another language than the page's are not quoted: a known code has our own text (LG-03). Of a
 * payment that never arrived it says that it was not taken. Without an answer nothing was sent: of a post without one the
 * outcome is not known, and it has not failed (ER-06).
 */
export function failureText(failure: Failure, t: Translate, language: Language): string {
  if (failure.kind !== 'refused') return t('error.notSent');
  const { description, code, lang } = quotedIn(failure.error, language);
  const unknown = lang === undefined || lang === language ? 'error.payment' : 'error.sorryTryLater';
  return description || t(ownTexts.get(code ?? '') ?? unknown);
}
