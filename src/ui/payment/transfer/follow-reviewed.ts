import { concat, filter, type Observable, of } from 'rxjs';
import { followTransfer } from '../../../application/transfer/follow-transfer.js';
import type { TransferStep } from '../../../application/transfer/pay-by-transfer.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import type { TransferPanelPorts } from './transfer-form.vm.js';

/** The steps that end a review, then `paused`: from then on nothing is asked by itself (BT-06). */
export function followReviewed(ports: TransferPanelPorts, page: PaymentPage): Observable<TransferStep | 'paused'> {
  const settled = followTransfer(ports)(page).pipe(filter(({ kind }) => kind !== 'review' && kind !== 'underWay'));
  return concat(settled, of('paused' as const));
}
