import { type Observable, of } from 'rxjs';
import type { ToslaAnswer } from '../../../../src/application/methods/ports.js';
import type { ToslaStatus } from '../../../../src/domain/methods/tosla.js';
import type { PaymentPage } from '../../../../src/domain/payment/payment-page.js';
import { receipt } from '../payment-samples.js';
import { type OpenedMethods, openedMethods, payBy } from './opened-methods.js';

const noReceipt = { redirectUrl: '', merchantName: '', merchantOid: '' };
/** The answer to a question about a tosla payment. */
export const says = (status: ToslaStatus): Observable<ToslaAnswer> =>
  of({ status, receipt: status === 'completed' ? receipt : noReceipt });

/** A tosla payment whose code is on the screen. */
export async function atTosla(
  status: () => Observable<ToslaAnswer>,
  page: Partial<PaymentPage> = {},
): Promise<OpenedMethods> {
  const opened = await openedMethods(page, ({ wallets }) => {
    wallets.onPay = () => of({ kind: 'qr', referenceCode: 'REF1' });
    wallets.onTosla = status;
  });
  payBy(opened, 'tosla');
  return opened;
}
