import { jest } from '@jest/globals';
import { of } from 'rxjs';
import type { CardDetails } from '../../../src/domain/card/bin.js';
import type { PaymentPage } from '../../../src/domain/payment/payment-page.js';
import type { PaymentVm } from '../../../src/ui/payment/page/payment.vm.js';
import { creditCard } from '../../ports/fake-cards.js';
import { FakePorts } from './fake-ports.js';
import { allCounts, plan, plans, storePage, typeCard } from './payment-samples.js';

/** A mounted payment with a right card that can be sent. */
export function readyToPay(ports: FakePorts): PaymentVm {
  const vm = ports.payment();
  vm.start();
  typeCard(vm.form);
  jest.advanceTimersByTime(1000);
  expect(vm.session!.cardTab.canPay).toBe(true);
  return vm;
}

/** A mounted payment, its card tab and its ports. Saved cards are on the screen. */
export function openedPayment(page: Partial<PaymentPage> = {}, prepare: (ports: FakePorts) => void = () => {}) {
  const ports = new FakePorts(storePage(page));
  prepare(ports);
  const vm = ports.payment();
  vm.start();
  const tab = vm.session!.cardTab;
  tab.saved.setInView(true);
  return { ports, vm, tab, lastOrder: () => ports.payments.orders.at(-1) };
}

/** A merchant whose policy sets that column. */
export function merchantWith(column: 'financeInfo' | 'blocksDebitInstallments' | 'hidesInstallmentNote') {
  const { merchant } = storePage();
  return { ...merchant, policy: { ...merchant.policy, [column]: true } };
}

/** Installments of two brands. */
export const anyPlans = plans(plan(allCounts), plan([1, 3], [], 'axess'));

/** Prepares ports whose every look-up finds a card that differs so. */
export const looksUp = (different: Partial<CardDetails>) => (ports: FakePorts) => {
  ports.cards.onLookUp = () => of({ ...creditCard, ...different });
};
