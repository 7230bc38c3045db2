import { type MonoTypeOperatorFunction, map } from 'rxjs';
import type { PageHost } from '../ports.js';
import type { OpenedPayment } from './open-payment.js';
import { redirectFailure } from './redirect-failure.js';

/** Follows the failure of an address that sends the shopper to another one (ER-02). */
export function redirectOpened(host: Pick<PageHost, 'postFailure'>): MonoTypeOperatorFunction<OpenedPayment> {
  return map((opened) =>
    opened.kind === 'failed' ? { ...opened, failure: redirectFailure(host)(opened.failure) } : opened,
  );
}
