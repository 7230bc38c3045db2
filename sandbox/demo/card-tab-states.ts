import type { Language } from '../../src/domain/locale/language.js';
import { policies } from '../../src/domain/merchant/policies.js';
import type { MerchantAccount } from '../panel/merchant-account.js';
import { sample } from '../store/goods/products.js';
import type { PaymentDraft } from '../store/orders/payment-draft.js';
import { demoPolicyOf } from './merchants.js';

/** A state of the card tab that one click leads to: the merchant, the order and the shopper it takes. */
export interface CardTabState {
  readonly id: string;
  readonly group: 'savedCards' | 'installments' | 'points' | 'special';
  readonly title: Readonly<Record<Language, string>>;
  /** Id of the scenario whose card is shown to pay with; the plainly approved one when absent. */
  readonly card?: string;
  readonly fits: (merchant: MerchantAccount) => boolean;
  /** Cards that the shopper has stored, the first one first: ids of scenarios, or how many cards of any kind. */
  readonly stored?: readonly string[] | number;
  /** The first of them is past its month. */
  readonly firstExpired?: boolean;
  readonly changes?: Partial<PaymentDraft>;
}

/** A merchant with nothing special. */
export function isPlain(merchant: MerchantAccount): boolean {
  const { testMode, dark, force3d, requireCvv, noInstallment, singleOff, pftOptionMax } = merchant;
  const isSpecial = testMode || dark || force3d || requireCvv || noInstallment || singleOff || pftOptionMax > 0;
  return merchant.notificationUrl !== '' && merchant.website !== '' && !isSpecial;
}

const withInfo = policies.filter(({ financeInfo }) => financeInfo).map(({ merchantId }) => merchantId);

export const cardTabStates: readonly CardTabState[] = [
  {
    id: 'save-card',
    group: 'savedCards',
    title: { tr: 'Kartı sakla; bir sonraki ödemede kayıtlı gelir', en: 'Store the card; the next payment offers it' },
    fits: isPlain,
  },
  {
    id: 'saved-cards',
    group: 'savedCards',
    title: { tr: 'Kayıtlı kartlarla öde', en: 'Pay with saved cards' },
    fits: isPlain,
    // The second one has a name that is too long to be shown whole.
    stored: ['approved', 'business', 'approved-amex', 'debit-installments'],
  },
  {
    id: 'saved-cards-one',
    group: 'savedCards',
    title: { tr: 'Tek kayıtlı kart: silinince form gelir', en: 'A single saved card: deleting it leaves the form' },
    fits: isPlain,
    stored: ['approved'],
  },
  {
    id: 'saved-cards-cvv',
    group: 'savedCards',
    title: { tr: 'Kayıtlı kart güvenlik kodunu sorar', en: 'Saved cards ask for their security code' },
    fits: (merchant) => merchant.requireCvv,
    stored: ['approved', 'approved-amex'],
  },
  {
    id: 'saved-cards-declined',
    group: 'savedCards',
    title: { tr: 'Kayıtlı kart reddedilir, öbürü onaylanır', en: 'A saved card is declined, the other approved' },
    fits: isPlain,
    stored: ['insufficient-funds', 'approved'],
  },
  {
    id: 'saved-cards-expired',
    group: 'savedCards',
    title: { tr: 'Kayıtlı kartın süresi dolmuş', en: 'The saved card has expired' },
    fits: isPlain,
    stored: ['approved', 'approved-troy'],
    firstExpired: true,
  },
  {
    id: 'saved-cards-off',
    group: 'savedCards',
    title: { tr: 'Kart saklamayan üye işyeri kayıtlı kart göstermez', en: 'Merchant that stores no cards shows none' },
    fits: (merchant) => merchant.storeCardOff,
    stored: ['approved'],
  },
  {
    id: 'saved-cards-many',
    group: 'savedCards',
    title: { tr: 'Bin kayıtlı kart', en: 'A thousand saved cards' },
    fits: isPlain,
    stored: 1_000,
  },
  {
    id: 'saved-cards-ten',
    group: 'savedCards',
    title: { tr: 'On kayıtlı kart', en: 'Ten saved cards' },
    fits: isPlain,
    stored: 10,
  },
  {
    id: 'installments',
    group: 'installments',
    title: { tr: 'Taksitle öde', en: 'Pay in installments' },
    fits: isPlain,
  },
  {
    id: 'installments-pft',
    group: 'installments',
    title: { tr: 'Peşin fiyatına altı taksit', en: 'Six installments at the cash price' },
    fits: (merchant) => merchant.pftOptionMax > 0,
  },
  {
    id: 'installments-no-single',
    group: 'installments',
    title: { tr: 'Tek çekim yok: 2 taksit seçili gelir', en: 'No single payment: 2 installments come chosen' },
    fits: (merchant) => merchant.singleOff,
  },
  {
    id: 'installments-business',
    group: 'installments',
    title: { tr: 'Ticari kart: taksitleri ayrıca sorulur', en: 'Business card: its installments are asked for' },
    card: 'business',
    fits: isPlain,
  },
  {
    id: 'installments-debit',
    group: 'installments',
    title: { tr: 'Banka kartına taksit', en: 'Installments on a debit card' },
    card: 'debit-installments',
    fits: isPlain,
  },
  {
    id: 'installments-debit-blocked',
    group: 'installments',
    title: { tr: 'Banka kartına taksit yapmayan üye işyeri', en: 'Merchant without installments on debit cards' },
    card: 'debit-installments',
    fits: (merchant) => demoPolicyOf(merchant.id).blocksDebitInstallments === true,
  },
  {
    id: 'installments-off',
    group: 'installments',
    title: { tr: 'Taksit yapmayan üye işyeri', en: 'Merchant without installments' },
    fits: (merchant) => merchant.noInstallment,
  },
  {
    id: 'installments-no-note',
    group: 'installments',
    title: { tr: 'Taksit notundan muaf üye işyeri', en: 'Merchant exempt from the installment note' },
    fits: (merchant) => demoPolicyOf(merchant.id).hidesInstallmentNote === true,
  },
  {
    id: 'installments-currency',
    group: 'installments',
    title: { tr: 'Euro ile ödeme: taksit yok', en: 'Payment in euro: no installments' },
    fits: isPlain,
    changes: { currency: 'EUR' },
  },
  {
    id: 'points-3d',
    group: 'points',
    title: { tr: 'Puan kullanmak 3D Secure ister', en: 'Using points takes 3-D Secure' },
    card: 'points',
    fits: (merchant) => merchant.non3d && !merchant.force3d,
  },
  {
    id: 'points-saved',
    group: 'points',
    title: { tr: 'Kayıtlı kartın puanı', en: 'Points of a saved card' },
    card: 'points',
    fits: isPlain,
    stored: ['points', 'approved'],
  },
  {
    id: 'points-saved-failing',
    group: 'points',
    title: { tr: 'Kayıtlı kartın puan sorgusu başarısız', en: 'The points query of a saved card fails' },
    card: 'points-failing',
    fits: isPlain,
    stored: ['points-failing'],
  },
  ...withInfo.map(
    (id, index): CardTabState => ({
      id: `finance-info-${index + 1}`,
      group: 'special',
      title: {
        tr: `Finansman bilgisi ödemeyi bekletir (${index + 1})`,
        en: `Financing info holds the payment (${index + 1})`,
      },
      fits: (merchant) => merchant.id === id,
      changes: { fields: { warnings: 'financeInfo' } },
    }),
  ),
  {
    id: 'finance-info-other-merchant',
    group: 'special',
    title: {
      tr: 'Finansman bilgisi başka işyerinde gösterilmez',
      en: 'Financing info is not shown by another merchant',
    },
    fits: isPlain,
    changes: { fields: { warnings: 'financeInfo' } },
  },
  {
    id: 'basket-check-failing',
    group: 'special',
    title: { tr: 'Sepet denetimi tutmaz: tutar sepetten çok', en: 'The basket check fails: the amount exceeds it' },
    fits: (merchant) => demoPolicyOf(merchant.id).basketCheck === true,
    changes: { amount: sample.price + 100 },
  },
];
