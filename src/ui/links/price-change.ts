import type { OpenedLink } from '../../application/links/open-link.js';
import { isPriceChange } from '../../domain/links/link-refusal-codes.js';
import type { Failure } from '../../domain/payment/failure.js';

const priceChanged: Failure = { kind: 'refused', httpStatus: 400, error: { code: 'priceChanged' } };

/** The price of one piece before the link was read again, and after; undefined where it sells none. */
interface UnitPrices {
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/**
 * Returns what to say once the link was read again, after `failure` or on the way back from the payment page. A price
 * never changes without a word (LK-07), and is named only where it was read.
 */
export function reasonAfterReading(
  failure: Failure | undefined,
  opened: OpenedLink,
  { before, after }: UnitPrices,
): Failure | undefined {
  if (opened.kind === 'failed') return failure && isPriceChange(failure) ? opened.failure : failure;
  return failure ?? (before === after ? undefined : priceChanged);
}
