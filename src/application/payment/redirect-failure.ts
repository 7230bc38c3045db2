import { type MonoTypeOperatorFunction, map } from 'rxjs';
import type { Failure } from '../../domain/payment/failure.js';
import type { PageHost } from '../ports.js';

/** A refusal that says nothing: the general error, without details (ER-02). */
const generalFailure: Failure = { kind: 'refused', httpStatus: 301, error: {} };

/**
 * Follows a failure that sends the shopper to another address: its description is posted to the address in the top window
 * (ER-02). Returns the failure to show: the same one while the window leaves (a browser may refuse to move the top
 * window, so its address stays on the screen), the general one when the address is not safe to open. Any other
 * failure is returned as it is.
 */
export function redirectFailure(host: Pick<PageHost, 'postFailure'>): (failure: Failure) => Failure {
  return (failure) => {
    if (failure.kind !== 'redirected') return failure;
    return host.postFailure(failure.redirectUrl, failure.error.description ?? '') ? failure : generalFailure;
  };
}

/** Describes what a call led to; with a failure where it has the kind `failed`. */
export interface CallResult {
  readonly kind: string;
  readonly failure?: Failure | undefined;
}

/** Follows the failure of any call that sends the shopper to another address (ER-02). */
export function redirectFailed<R extends CallResult>(host: Pick<PageHost, 'postFailure'>): MonoTypeOperatorFunction<R> {
  return map((result) =>
    result.kind === 'failed' && result.failure !== undefined
      ? { ...result, failure: redirectFailure(host)(result.failure) }
      : result,
  );
}
