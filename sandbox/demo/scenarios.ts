import type { Language } from '../../src/domain/locale/language.js';
import type { CardBehaviour, CardBehaviours } from '../provider/issuer/card-behaviour.js';

/** A card of the demo, with the behaviour of its bank. The expiry is 12/30 and the security code 000 (0000 for amex). */
export interface Scenario extends CardBehaviour {
  /** Digits only. Scheme, brand, type and bank of the card are in bins.ts. */
  readonly number: string;
  readonly title: Readonly<Record<Language, string>>;
}

/** Every card of the table is printed with this expiry and code. */
export const scenarioExpiry = { month: '12', year: '30' } as const;

/** Longer than the page waits for an answer (60 s), shorter than an authorisation may hold an order. */
const beyondTimeout = 70_000;

export const scenarios: readonly Scenario[] = [
  {
    id: 'approved',
    number: '4355084355084358',
    title: { tr: 'Onaylanır', en: 'Approved' },
  },
  {
    id: 'approved-mastercard',
    number: '5406675406675403',
    title: { tr: 'Onaylanır (Mastercard)', en: 'Approved (Mastercard)' },
  },
  { id: 'approved-troy', number: '9792030394440796', title: { tr: 'Onaylanır (Troy)', en: 'Approved (Troy)' } },
  { id: 'approved-amex', number: '374245000000017', title: { tr: 'Onaylanır (Amex)', en: 'Approved (Amex)' } },
  {
    id: 'insufficient-funds',
    number: '4355084300000103',
    declinedBefore3d: 'insufficientFunds',
    title: { tr: '3D Secure’dan önce reddedilir: limit yetersiz', en: 'Declined before 3-D: insufficient funds' },
  },
  {
    id: 'lost-or-stolen',
    number: '4355084300000202',
    declinedBefore3d: 'lostOrStolen',
    title: { tr: '3D Secure’dan önce reddedilir: kayıp veya çalıntı', en: 'Declined before 3-D: lost or stolen' },
  },
  {
    id: 'do-not-honour',
    number: '4355084300000301',
    declinedBefore3d: 'doNotHonour',
    title: { tr: '3D Secure’dan önce reddedilir: banka onaylamıyor', en: 'Declined before 3-D: do not honour' },
  },
  {
    id: 'expired-card',
    number: '4355084300000400',
    declinedBefore3d: 'expiredCard',
    title: { tr: '3D Secure’dan önce reddedilir: kart kapalı', en: 'Declined before 3-D: expired at the bank' },
  },
  {
    id: 'closed-to-ecommerce',
    number: '4355084300002109',
    declinedBefore3d: 'closedToEcommerce',
    title: {
      tr: '3D Secure’dan önce reddedilir: internet alışverişine kapalı',
      en: 'Declined before 3-D: closed to internet shopping',
    },
  },
  {
    id: 'wrong-details',
    number: '4355084300002208',
    declinedBefore3d: 'wrongDetails',
    title: {
      tr: '3D Secure’dan önce reddedilir: bilgiler yanlış',
      en: 'Declined before 3-D: wrong card details',
    },
  },
  {
    id: 'card-limit',
    number: '4355084300000509',
    declinedBefore3d: 'doNotHonour',
    countedPerCard: true,
    title: {
      tr: 'Reddedilir, kart başına deneme sınırına sayılır',
      en: 'Declined, and counted for the limit per card',
    },
  },
  {
    id: 'insufficient-funds-after-3d',
    number: '4355084300000608',
    declinedAfter3d: 'insufficientFunds',
    title: { tr: '3D Secure’dan sonra reddedilir: limit yetersiz', en: 'Declined after 3-D: insufficient funds' },
  },
  {
    id: 'do-not-honour-after-3d',
    number: '4355084300000707',
    declinedAfter3d: 'doNotHonour',
    title: { tr: '3D Secure’dan sonra reddedilir: banka onaylamıyor', en: 'Declined after 3-D: do not honour' },
  },
  {
    id: '3d-failed',
    number: '4355084300000806',
    threeD: 'failing',
    title: { tr: '3D Secure başarısız: her kod yanlıştır', en: '3-D failed: every code is wrong' },
  },
  {
    id: '3d-attempted',
    number: '4355084300000905',
    threeD: 'attempted',
    title: { tr: '3D Secure’a kayıtlı değil, onaylanır', en: '3-D attempted: not enrolled, approved' },
  },
  {
    id: '3d-frictionless',
    number: '4355084300001002',
    threeD: 'frictionless',
    title: { tr: 'Banka kod sormadan onaylar', en: 'Approved by the bank without a challenge' },
  },
  {
    id: '3d-passkey',
    number: '4355084300002307',
    threeD: 'passkey',
    title: { tr: 'Banka geçiş anahtarı ister', en: 'The bank asks for a passkey' },
  },
  {
    id: 'slow-approved',
    number: '4355084300001101',
    threeD: 'frictionless',
    slowMs: beyondTimeout,
    title: { tr: 'Zaman aşımı (70 s), sonra onaylanır', en: 'Times out (70 s), then approved' },
  },
  {
    id: 'slow-declined',
    number: '4355084300001200',
    threeD: 'frictionless',
    slowMs: beyondTimeout,
    declinedAfter3d: 'doNotHonour',
    title: { tr: 'Zaman aşımı (70 s), sonra reddedilir', en: 'Times out (70 s), then declined' },
  },
  {
    id: 'answer-dropped',
    number: '4355084300001309',
    threeD: 'frictionless',
    dropsAnswer: true,
    title: { tr: 'Onaylanır, yanıt yolda kaybolur', en: 'Approved, the answer is lost on the way' },
  },
  {
    id: 'html-script',
    number: '4355084300001408',
    html: 'script',
    title: { tr: 'Banka sayfası formu betikle kurar', en: 'The bank’s page builds its form by script' },
  },
  {
    id: 'html-meta-refresh',
    number: '4355084300001507',
    html: 'metaRefresh',
    title: { tr: 'Banka sayfası meta yenileme ile yönlendirir', en: 'The bank’s page redirects by meta refresh' },
  },
  {
    id: 'html-two-forms',
    number: '4355084300001606',
    html: 'twoForms',
    title: { tr: 'Banka sayfasında iki form var', en: 'The bank’s page holds two forms' },
  },
  { id: 'prepaid', number: '5355760000000017', title: { tr: 'Ön ödemeli kart', en: 'Prepaid card' } },
  { id: 'business', number: '9792440000000019', title: { tr: 'Ticari kart', en: 'Business card' } },
  {
    id: 'debit',
    number: '6501700000000014',
    title: { tr: 'Banka kartı, taksitsiz', en: 'Debit card, no installments' },
  },
  {
    id: 'debit-installments',
    number: '5269340000000013',
    title: { tr: 'Banka kartı, taksitli', en: 'Debit card with installments' },
  },
  {
    id: 'foreign',
    number: '4000001200000016',
    title: { tr: 'Yurt dışı kartı, yalnız 3D Secure', en: 'Foreign card, 3-D Secure only' },
  },
  {
    id: 'look-up-failing',
    number: '4894550100000012',
    title: { tr: 'Kart sorgusu yanıt vermez, ödeme yine olur', en: 'The card look-up fails; the payment goes on' },
  },
  {
    id: 'look-up-late',
    number: '4894550200000011',
    title: { tr: 'Kart sorgusu geç yanıt verir (ön ödemeli)', en: 'The card look-up answers late (prepaid)' },
  },
  {
    id: 'points',
    number: '5400610000000019',
    points: 5_000,
    title: { tr: '50,00 TL puanı var', en: 'Has points worth 50,00 TL' },
  },
  {
    id: 'points-large',
    number: '5400610000000027',
    points: 100_000_000,
    title: { tr: 'Puanı siparişten çok', en: 'Has more points than the order costs' },
  },
  {
    id: 'points-failing',
    number: '5400610000000035',
    points: 'failing',
    title: { tr: 'Puan sorgusu başarısız', en: 'The points query fails' },
  },
  {
    id: 'verification',
    number: '4355084300001705',
    verification: 'atOnce',
    title: { tr: 'SMS doğrulaması ister, kodla onaylanır', en: 'Asks for an SMS code, then approved' },
  },
  {
    id: 'verification-approved',
    number: '4355084300001804',
    verification: 'approves',
    title: { tr: 'SMS kodundan sonra güvenlik kontrolü onaylar', en: 'SMS code, then security control approves' },
  },
  {
    id: 'verification-refused',
    number: '4355084300001903',
    verification: 'refuses',
    title: { tr: 'SMS kodundan sonra güvenlik kontrolü reddeder', en: 'SMS code, then security control refuses' },
  },
  {
    id: 'verification-by-hand',
    number: '4355084300002000',
    verification: 'byHand',
    title: { tr: 'SMS kodundan sonra kararı siz verirsiniz', en: 'SMS code, then you decide in the store' },
  },
  {
    id: 'maximum',
    number: '4543600000000011',
    title: { tr: 'Maximum kart, uzun vadeli', en: 'Maximum card, long plans' },
  },
];

/** Any other card that passes the checksum: approved, and counted for the limit per card. */
const unknownCard: CardBehaviour = { id: 'unknown', countedPerCard: true };

const byNumber: ReadonlyMap<string, Scenario> = new Map(scenarios.map((scenario) => [scenario.number, scenario]));
const byId: ReadonlyMap<string, Scenario> = new Map(scenarios.map((scenario) => [scenario.id, scenario]));

/** All visitors share the demo's cards, so their declines do not count for the limit per card, unless a row says so. */
export const demoBehaviours: CardBehaviours = {
  ofCard: (number) => byNumber.get(number) ?? unknownCard,
  byId: (id) => byId.get(id) ?? unknownCard,
};
