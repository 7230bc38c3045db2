import type { CalendarMonth } from '../card/expiry.js';
import { type TabId, tabs } from '../methods/method-tabs.js';
import type { PaymentPage } from './payment-page.js';

/** The form of a test payment takes no input (PP-14). */
export function inputBlocked(page: PaymentPage): boolean {
  return page.testMode;
}

/** How many years from now the sample card is good for. */
const sampleYears = 4;

/** Returns what the card form shows in test mode, filled in as a shopper would (PP-14). The card is good in any year. */
export function sampleCard({ year }: Pick<CalendarMonth, 'year'>) {
  return {
    number: '4355084355084358',
    owner: 'TEST KULLANICI',
    expiry: `12/${String((year + sampleYears) % 100).padStart(2, '0')}`,
    cvv: '000',
  } as const;
}

/**
 * Returns whether cards can be stored here, and stored ones used: unless the merchant or test mode says no (PP-13,
 * PP-14).
 */
export function storeCardAllowed(page: PaymentPage): boolean {
  return !page.storeCardOff && !page.testMode;
}

/** Returns whether the page starts with the shopper's saved cards (SC-01). */
export function savedCardsOffered(page: PaymentPage): boolean {
  return storeCardAllowed(page) && page.savedCards.length > 0;
}

/**
 * Returns whether choosing a tab does anything: not while input is blocked, and not for an inactive tab (TB-02, TB-03).
 */
export function mayChooseTab(page: PaymentPage, id: TabId): boolean {
  return !inputBlocked(page) && tabs(page).some((tab) => tab.id === id && tab.active);
}

/** The warning code of an order whose shopper is reminded, at the button that pays, that it obliges to pay (LW-03). */
export const orderObliges = 'orderObliges';

/** Returns whether the button that pays has the line that the order obliges to pay (LW-03). */
export function obligesToPay({ warnings }: Pick<PaymentPage, 'warnings'>): boolean {
  return warnings.includes(orderObliges);
}

/** The variants of the information banner, which are warning codes (PP-03, PP-08). */
export const banners = ['liveMode1', 'liveMode2', 'merchantLogo'] as const;

export type Banner = (typeof banners)[number];

/** Returns the banners that a list of warning codes asks for, each once. An unknown code shows nothing (PP-03). */
export function bannersOf(warnings: readonly string[]): readonly Banner[] {
  return banners.filter((banner) => warnings.includes(banner));
}

/**
 * Returns whether the shopper must see the financing message before paying: the provider asks for it, for a merchant
 * that may (PP-03, SP-01).
 */
export function financeInfoPending(page: PaymentPage): boolean {
  return page.warnings.includes('financeInfo') && page.merchant.policy.financeInfo === true;
}
