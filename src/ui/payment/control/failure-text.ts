import type { Language } from '../../../domain/locale/language.js';
import type { Failure } from '../../../domain/payment/failure.js';
import type { TextKey, Translate } from '../../texts/texts.js';

/** Our own texts of the codes a payment can be declined with, for a language the provider has not answered in (LG-03). */
const ownTexts: ReadonlyMap<string, TextKey> = new Map([
  ['declined', 'error.declined'],
  ['limit', 'error.limit'],
  ['deleted', 'error.linkDeleted'],
  ['outOfStock', 'error.outOfStock'],
  ['amountLeft', 'error.amountLeft'],
]);

/**
 * The message of a payment that failed: the provider's own words, or Payment Error where it had none
 * (PY-04, ER-03). After a change of language a known code has our own text (LG-03). Of a payment that never arrived it
 * says that it was not taken. Without an answer nothing was sent: of a post without one the outcome is not known, and it
 * has not failed (ER-06).
 */
export function failureText(failure: Failure, t: Translate, language: Language): string {
  if (failure.kind !== 'refused') return t('error.notSent');
  const { description, code, lang } = failure.error;
  const own = lang === undefined || lang === language ? undefined : ownTexts.get(code ?? '');
  if (own !== undefined) return t(own);
  return description || t(code === 'unpaid' ? 'error.sorryTryLater' : 'error.payment');
}
