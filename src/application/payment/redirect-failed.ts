import { type MonoTypeOperatorFunction, map } from 'rxjs';
import type { Failure } from '../../domain/payment/failure.js';
import type { PageHost } from '../ports.js';
import { redirectFailure } from './redirect-failure.js';

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
