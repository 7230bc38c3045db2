import type { Language } from '../../../domain/locale/language.js';
import { type Failure, quotedIn } from '../../../domain/payment/failure.js';
import { meaningOf } from '../../../domain/payment/refusal-codes.js';
import type { Translate } from '../../texts/texts.js';

/**
 * Returns the message of a payment that failed: the provider's own words, or Payment Error where it had none (PY-04, ER-03).
 * Words in another language than the page's are not quoted (LG-03): `fetched` is what the provider says of a declined order
 * in that language, once it was asked for, and a known code has our own text. Of a payment that never arrived it says that it
 * was not taken. Without an answer nothing was sent: of a post without one the outcome is not known, and it has not failed
 * (ER-06).
 */
export function failureText(
  failure: Failure,
  t: Translate,
  language: Language,
  fetched: string | undefined = undefined,
): string {
  if (failure.kind !== 'refused') return t('error.notSent');
  const { description, code, lang } = quotedIn(failure.error, language);
  const unknown = lang === undefined || lang === language ? 'error.payment' : 'error.sorryTryLater';
  const ofOrder = code === 'declined' ? fetched : undefined;
  return description || ofOrder || t(meaningOf(failure.error).text ?? unknown);
}
