import type { Language } from '../../../src/domain/locale/language.js';
import type { MerchantAccount } from '../../panel/merchant-account.js';
import { sample } from '../goods/products.js';
import { type PaymentDraft, timeoutDefault, wireLines } from '../orders/payment-draft.js';

/** The sections of the scenarios page, in its order. */
export const groups = [
  'approved',
  'declined',
  'threeD',
  'lost',
  'bankPage',
  'cardKind',
  'savedCards',
  'installments',
  'points',
  'verification',
  'wallets',
  'loans',
  'transfer',
  'special',
  'page',
] as const;

export type Group = (typeof groups)[number];

export interface TestCard {
  /** Grouped for reading. */
  readonly number: string;
  readonly digits: string;
  /** MM/YY. */
  readonly expiry: string;
  readonly code: string;
}

/** A payment that one click starts: a card with a known behaviour, or a state of the page, with the fitting merchant. */
export interface PreparedPayment {
  readonly id: string;
  readonly group: Group;
  readonly title: Readonly<Record<Language, string>>;
  /** Holds what will happen, in one line; absent where the steps say it. */
  readonly expectation?: Readonly<Record<Language, string>> | undefined;
  /** The card to pay with; absent where another payment method is shown. */
  readonly card?: TestCard;
  /** Holds what has to be done for it; absent where the card does it all. */
  readonly steps?: Readonly<Record<Language, string>>;
  /** The first merchant this holds for takes the payment; without one the scenario is not offered. */
  readonly fits: (merchant: MerchantAccount) => boolean;
  readonly changes: Partial<PaymentDraft>;
  /** The cards that the shopper has stored before, the first one first; absent: whatever the visitor stored. */
  readonly stored?: readonly StoredTestCard[];
}

/** A card that the shopper of a prepared payment has stored. */
export interface StoredTestCard {
  readonly number: string;
  /** Its month is over; otherwise it has the date of every test card. */
  readonly expired: boolean;
}

/** A prepared payment with the merchant that takes it. */
export interface Offer {
  readonly prepared: PreparedPayment;
  readonly merchant: MerchantAccount;
}

/** The prepared payments that one of the merchants can take, with that merchant. */
export function offersOf(
  prepared: readonly PreparedPayment[],
  merchants: readonly MerchantAccount[],
): readonly Offer[] {
  return prepared.flatMap((each) => {
    const merchant = merchants.find(each.fits);
    return merchant === undefined ? [] : [{ prepared: each, merchant }];
  });
}

/** The prepared payment an order was started as, if any. */
export function preparedOf(
  prepared: readonly PreparedPayment[],
  { scenario }: { readonly scenario: string | null },
): PreparedPayment | undefined {
  return prepared.find(({ id }) => id === scenario);
}

/** The draft of a prepared payment: one product of the shop, so that the amount is believable. */
export function draftOf({ prepared, merchant }: Offer, language: Language): PaymentDraft {
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
