import { jest } from '@jest/globals';
import type { PaymentPage } from '../../../../../src/domain/payment/payment-page.js';
import type { FakePorts } from '../../fake-ports.js';
import { anyPlans, openedPayment } from '../../mounted-payment.js';
import { typeCard } from '../../payment-samples.js';

/** A new card of the brand bonus, typed and looked up. */
export const typed = (page: Partial<PaymentPage>, prepare?: (ports: FakePorts) => void) => {
  const all = openedPayment({ installments: anyPlans, ...page }, prepare);
  typeCard(all.vm.form);
  jest.advanceTimersByTime(1000);
  return { ...all, table: all.tab.installments };
};
