import { concat, EMPTY, filter, type Observable, of, switchMap } from 'rxjs';
import { followTransfer } from '../../../application/transfer/follow-transfer.js';
import type { TransferStep } from '../../../application/transfer/pay-by-transfer.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import { observed } from '../../forms/observed.js';
import type { TransferPanelPorts } from './transfer-form.vm.js';
import type { TransferPhase } from './transfer-phase.js';

interface ReviewedTransfer {
  readonly ports: TransferPanelPorts;
  readonly page: PaymentPage;
  readonly phase: TransferPhase;
}

/** While a transfer is in review: the step that ends it, or `paused`, from when on nothing is asked by itself (BT-06). */
export function followReviewed(transfer: ReviewedTransfer): Observable<TransferStep | 'paused'> {
  return observed(() => transfer.phase.kind === 'review' && !transfer.phase.paused).pipe(
    switchMap((on) => (on ? followUntilPaused(transfer) : EMPTY)),
  );
}

function followUntilPaused({ ports, page }: ReviewedTransfer): Observable<TransferStep | 'paused'> {
  const settled = followTransfer(ports)(page).pipe(filter(({ kind }) => kind !== 'review' && kind !== 'underWay'));
  return concat(settled, of('paused' as const));
}
