import type { Failure } from '../../../domain/payment/failure.js';
import type { Translate } from '../../texts/texts.js';

/**
 * The message of a payment that failed: the provider's own words, or Payment Error where it had none
 * (PY-04, ER-03). Of a payment that never arrived it says that it was not taken.
 */
export function failureText(failure: Failure, t: Translate): string {
  if (failure.kind !== 'refused') return t('error.payment');
  const { description, code } = failure.error;
  return description || t(code === 'unpaid' ? 'error.sorryTryLater' : 'error.payment');
}
