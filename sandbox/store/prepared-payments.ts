import { formatCardNumber } from '../../src/domain/card/card-number.js';
import { recogniseScheme } from '../../src/domain/card/scheme.js';
import { cvvLength } from '../../src/domain/card/security-code.js';
import { needsBasketCheck } from '../../src/domain/merchant/policies.js';
import type { Language } from '../../src/domain/page/language.js';
import { type Scenario, scenarioExpiry, scenarios } from '../scenarios.js';
import type { DemoCard, MerchantAccount } from '../store-contract.js';
import { cardTabStates, isPlain } from './card-tab-states.js';
import { type PaymentWish, timeoutDefault, wireLines } from './payment-wish.js';
import { sample } from './products.js';

/** What a scenario is about; the scenarios page has a section for each. */
export const groups = [
  ...(['approved', 'declined', 'threeD', 'lost', 'bankPage', 'cardKind'] as const),
  ...(['savedCards', 'installments', 'points', 'special', 'page'] as const),
];

type Group = (typeof groups)[number];

export interface TestCard {
  /** Grouped for reading. */
  readonly number: string;
  readonly digits: string;
  /** MM/YY. */
  readonly expiry: string;
  readonly code: string;
}

/** A payment that one click starts: a card of the scenario table, or a state of the page, with the fitting merchant. */
export interface PreparedPayment {
  readonly id: string;
  readonly group: Group;
  readonly title: Readonly<Record<Language, string>>;
  readonly card: TestCard;
  /** The first merchant this holds for takes the payment; without one the scenario is not offered. */
  readonly fits: (merchant: MerchantAccount) => boolean;
  readonly changes: Partial<PaymentWish>;
  /** The cards that the shopper has stored before, the first one first; absent: whatever the visitor stored. */
  readonly stored?: readonly DemoCard[];
}

/** A prepared payment with the merchant that takes it. */
export interface Offer {
  readonly prepared: PreparedPayment;
  readonly merchant: MerchantAccount;
}

/** States of the page rather than of a card: all are paid with the plain approved card. */
const pageStates: readonly Omit<PreparedPayment, 'card' | 'group'>[] = [
  {
    id: 'page-own',
    title: { tr: 'Kendi sayfasında ödeme', en: 'Payment on its own page' },
    fits: isPlain,
    changes: { framed: false },
  },
  {
    id: 'page-dark',
    title: { tr: 'Koyu ödeme sayfası', en: 'Dark payment page' },
    fits: (merchant) => merchant.dark,
    changes: { theme: 'dark' },
  },
  {
    id: 'page-non-3d',
    title: { tr: '3D Secure isteğe bağlı', en: '3D Secure is optional' },
    fits: (merchant) => merchant.non3d && !merchant.force3d,
    changes: {},
  },
  {
    id: 'page-force-3d',
    title: { tr: '3D Secure seçili gelir', en: '3D Secure comes checked' },
    fits: (merchant) => merchant.force3d,
    changes: {},
  },
  {
    id: 'page-store-card-off',
    title: { tr: 'Kart saklama kapalı', en: 'Storing cards is off' },
    fits: (merchant) => merchant.storeCardOff,
    changes: {},
  },
  {
    id: 'page-expires',
    title: { tr: 'Sayfanın süresi bir dakikada dolar', en: 'The page expires after one minute' },
    fits: isPlain,
    changes: { timeoutLimit: 1 },
  },
  {
    id: 'page-test-mode',
    title: { tr: 'Test modu: alanlar kilitli', en: 'Test mode: the fields are locked' },
    fits: (merchant) => merchant.testMode,
    changes: { flags: ['test_mode'] },
  },
  {
    id: 'page-no-website',
    title: { tr: 'Sitesi bilinmeyen üye işyeri', en: 'Merchant whose site is unknown' },
    fits: (merchant) => merchant.website === '',
    changes: {},
  },
  {
    id: 'page-no-notification',
    title: { tr: 'Bildirim adresi eksik üye işyeri', en: 'Merchant without a notification address' },
    fits: (merchant) => merchant.notificationUrl === '',
    changes: {},
  },
  {
    id: 'page-basket-check',
    title: { tr: 'Ödemeden önce sepet denetimi', en: 'Basket check before the payment' },
    fits: (merchant) => needsBasketCheck(merchant.id),
    changes: {},
  },
];

const preparedPayments: readonly PreparedPayment[] = [
  ...scenarios.map((scenario) => ({
    id: scenario.id,
    group: groupOf(scenario),
    title: scenario.title,
    card: cardOf(scenario.number),
    fits: isPlain,
    changes: {},
  })),
  ...cardTabStates.map(({ card, stored, firstExpired = false, changes = {}, ...state }) => ({
    ...state,
    card: cardOf(numberOf(card ?? 'approved')),
    ...(stored !== undefined && {
      stored: storedNumbers(stored).map((number, index) => ({ number, expired: firstExpired && index === 0 })),
    }),
    changes,
  })),
  ...pageStates.map((state) => ({ ...state, group: 'page' as const, card: cardOf(numberOf('approved')) })),
];

function numberOf(scenarioId: string): string {
  const scenario = scenarios.find(({ id }) => id === scenarioId);
  if (scenario === undefined) throw new Error(`There is no scenario ${scenarioId}`);
  return scenario.number;
}

/** Of many cards nothing matters but that they are many: one BIN, and last digits that tell them apart. */
function storedNumbers(stored: readonly string[] | number): readonly string[] {
  if (typeof stored !== 'number') return stored.map(numberOf);
  return Array.from({ length: stored }, (_, index) => `454360${String(index).padStart(10, '0')}`);
}

const byId = new Map(preparedPayments.map((prepared) => [prepared.id, prepared]));

export function preparedPayment(id: string): PreparedPayment | undefined {
  return byId.get(id);
}

/** The prepared payments that one of the merchants can take, with that merchant. */
export function offersOf(merchants: readonly MerchantAccount[]): readonly Offer[] {
  return preparedPayments.flatMap((prepared) => {
    const merchant = merchants.find(prepared.fits);
    return merchant === undefined ? [] : [{ prepared, merchant }];
  });
}

/** The wish of a prepared payment: one thing of the shop, so that the amount is believable. */
export function wishOf({ prepared, merchant }: Offer, language: Language): PaymentWish {
  return {
    merchantId: merchant.id,
    amount: sample.price,
    currency: 'TL',
    basket: wireLines([{ product: sample, quantity: 1 }], language),
    language,
    theme: 'light',
    framed: true,
    timeoutLimit: timeoutDefault,
    flags: [],
    fields: {},
    scenario: prepared.id,
    ...prepared.changes,
  };
}

function cardOf(digits: string): TestCard {
  const codeLength = cvvLength(recogniseScheme(digits))[0] ?? 3;
  return {
    number: formatCardNumber(digits),
    digits,
    expiry: `${scenarioExpiry.month}/${scenarioExpiry.year}`,
    code: '0'.repeat(codeLength),
  };
}

function groupOf(scenario: Scenario): Group {
  if (scenario.slowMs !== undefined || scenario.dropsAnswer === true) return 'lost';
  if (scenario.declinedBefore3d !== undefined || scenario.declinedAfter3d !== undefined) return 'declined';
  if (scenario.threeD !== undefined) return 'threeD';
  if (scenario.html !== undefined) return 'bankPage';
  if (scenario.points !== undefined) return 'points';
  return scenario.id.startsWith('approved') ? 'approved' : 'cardKind';
}
