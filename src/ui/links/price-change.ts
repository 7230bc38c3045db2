import type { OpenedLink } from '../../application/links/open-link.js';
import type { PaymentLink } from '../../domain/links/link.js';
import { isPriceChange } from '../../domain/links/link-refusal-codes.js';
import type { Failure } from '../../domain/payment/failure.js';

const priceChanged: Failure = { kind: 'refused', httpStatus: 400, error: { code: 'priceChanged' } };

/** Returns what one piece costs, in minor units; undefined where the link sells none. */
export function unitPriceOf(link: PaymentLink | undefined): number | undefined {
  return link?.kind === 'product' ? link.price : undefined;
}

/**
 * Returns what to say once the link was read again, after `failure` or on the way back from the payment page. A price
 * never changes without a word (LK-07), and is named only where it was read.
 */
export function reasonAfterReading(
  failure: Failure | undefined,
  before: PaymentLink | undefined,
  opened: OpenedLink,
): Failure | undefined {
  if (opened.kind === 'failed') return failure && isPriceChange(failure) ? opened.failure : failure;
  return failure ?? (unitPriceOf(before) === unitPriceOf(opened.link) ? undefined : priceChanged);
}
