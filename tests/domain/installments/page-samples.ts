import type { InstallmentPlan } from '../../../src/domain/installments/installment-plan.js';
import { type InstallmentTable, installmentRows } from '../../../src/domain/installments/installment-rows.js';
import { type InstallationPolicy, policyOf } from '../../../src/domain/merchant/policies.js';
import type { PaymentPage } from '../../../src/domain/payment/payment-page.js';
import { samplePage } from '../sample-page.js';
import { all, plan } from './plan-samples.js';

export const cardTypes = [undefined, 'credit', 'debit', 'prepaid'] as const;

/** A page with a plan for bonus. */
export function pageWith(ofBonus: InstallmentPlan, different: Partial<PaymentPage> = {}): PaymentPage {
  return samplePage({ installments: new Map([['bonus', ofBonus]]), ...different });
}

export const inCurrency = (page: PaymentPage, currency: PaymentPage['order']['currency']): PaymentPage => ({
  ...page,
  order: { ...page.order, currency },
});

/** A merchant of the installation that blocks installments on debit cards. */
export const blocking = '900001';
/** A merchant of the installation that shows no note about installments. */
export const exempt = '900002';
const ofInstallation: readonly InstallationPolicy[] = [
  { merchantId: blocking, blocksDebitInstallments: true },
  { merchantId: exempt, hidesInstallmentNote: true },
];

export const ofMerchant = (page: PaymentPage, id: string): PaymentPage => ({
  ...page,
  merchant: { ...page.merchant, id, policy: policyOf(id, ofInstallation) },
});

/** A page with a plan for bonus that has every count. */
export const usual = pageWith(plan(all));

/** The rows of a collapsed table for a credit card on that page. */
export function rowsOf(ofBonus: InstallmentPlan, different: Partial<InstallmentTable> = {}) {
  const table = { page: usual, plan: ofBonus, cardType: 'credit', selected: false, expanded: false } as const;
  return installmentRows({ ...table, ...different });
}
