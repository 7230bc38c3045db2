import type { SavedCard } from '../../../src/domain/card/saved-card.js';
import type { InstallmentPlan } from '../../../src/domain/installments/installment-plan.js';
import type { Receipt } from '../../../src/domain/payment/failure.js';
import type { PaymentPage } from '../../../src/domain/payment/payment-page.js';
import type { ProviderPages } from '../../../src/ui/frame/PageFrame.js';
import type { CardForm } from '../../../src/ui/payment/card/form/card.form.js';
import { samplePage, sampleSavedCard } from '../../domain/sample-page.js';

/** A live page of a store that can be gone back to; each test names what it is about. */
export function storePage(different: Partial<PaymentPage> = {}): PaymentPage {
  const page = samplePage();
  return {
    ...page,
    merchant: {
      ...page.merchant,
      name: 'Kitapçı',
      okUrl: 'https://store.example/ok',
      failUrl: 'https://store.example/fail',
    },
    ...different,
  };
}

export const receipt: Receipt = {
  redirectUrl: 'https://store.example/ok',
  merchantName: 'Kitapçı',
  merchantOid: 'order1',
};

/** Saved cards `c1`, `c2`…: the first needs no code, all are good until the end of 2030. */
export function savedCards(count: number, different: Partial<SavedCard> = {}): readonly SavedCard[] {
  return Array.from({ length: count }, (_, index) => ({
    ...sampleSavedCard,
    ctoken: `c${index + 1}`,
    name: `Kartım ${index + 1}`,
    last4: String(1001 + index),
    requiresCvv: false,
    ...different,
  }));
}

/** The plan of a brand: the total is the order's amount and 1% for each month, but for cash-price counts. */
export function plan(counts: readonly number[], pftCounts: readonly number[] = [], brand = 'bonus'): InstallmentPlan {
  const options = counts.map((count) => {
    const pft = pftCounts.includes(count);
    const total = count === 1 || pft ? 123450 : 123450 + count * 1000;
    return { count, monthly: Math.round(total / count), total, pft };
  });
  return { brand, options, pftCounts };
}

export const allCounts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export function plans(...all: readonly InstallmentPlan[]): ReadonlyMap<string, InstallmentPlan> {
  return new Map(all.map((each) => [each.brand, each]));
}

export const providerPages: ProviderPages = {
  settingsUrl: 'https://panel.example/settings',
  supportUrl: 'https://panel.example/support',
  privacyUrl: 'https://vezne.example/privacy',
  personalDataUrl: 'https://vezne.example/personal-data',
};

/** A card that is right in every field, from December 2030. */
export const goodCard = { number: '4355084355084358', expiry: '12/30', cvv: '000', owner: 'AYŞE YILMAZ' } as const;

/** Types a card into the model, as the fields do. */
export function typeCard(form: CardForm, different: Partial<Record<keyof typeof goodCard, string>> = {}): void {
  const card = { ...goodCard, ...different };
  for (const field of ['number', 'expiry', 'cvv', 'owner'] as const) form.enter(field, card[field]);
}

/** When the tests of a payment happen. */
export const testTime = new Date('2026-06-15T09:00:00Z');
