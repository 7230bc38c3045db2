import { formatCardNumber } from '../../src/domain/card/card-number.js';
import { recogniseScheme } from '../../src/domain/card/scheme.js';
import { cvvLength } from '../../src/domain/card/security-code.js';
import type { Group, PreparedPayment, StoredTestCard, TestCard } from '../store/prepared/prepared-payments.js';
import { cardTabStates, isPlain } from './card-tab-states.js';
import { expectationOf } from './expectations/expectation-of.js';
import { demoPolicyOf } from './merchants.js';
import { methodStates } from './method-states.js';
import { type Scenario, scenarioExpiry, scenarios } from './scenarios.js';

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
    changes: { flags: ['test_mode'], fields: { payment_options: 'tosla,juzdan', bank_loans: 'akbank' } },
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
    fits: (merchant) => demoPolicyOf(merchant.id).basketCheck === true,
    changes: {},
  },
];

const verificationSteps = {
  tr: 'Kod SMS ve kararlar sayfasındadır; karar gerekiyorsa o da oradan verilir.',
  en: 'The code is on the page of messages and decisions; so is the decision, where one is needed.',
};

const rows: readonly PreparedPayment[] = [
  ...scenarios.map((scenario) => ({
    id: scenario.id,
    group: groupOf(scenario),
    title: scenario.title,
    card: cardOf(scenario.number),
    steps: scenario.verification === undefined ? undefined : verificationSteps,
    fits: isPlain,
    changes: {},
  })),
  ...methodStates.map((state) => ({ ...state, fits: isPlain })),
  ...cardTabStates.map(({ card, stored, firstExpired = false, changes = {}, ...state }) => ({
    ...state,
    card: cardOf(numberOf(card ?? 'approved')),
    stored: stored === undefined ? undefined : storedTestCards(stored, firstExpired),
    changes,
  })),
  ...pageStates.map((state) => ({ ...state, group: 'page' as const, card: cardOf(numberOf('approved')) })),
];

export const preparedPayments: readonly PreparedPayment[] = rows.map((row) => ({
  ...row,
  expectation: expectationOf(row.id),
}));

function numberOf(scenarioId: string): string {
  const scenario = scenarios.find(({ id }) => id === scenarioId);
  if (scenario === undefined) throw new Error(`There is no scenario ${scenarioId}`);
  return scenario.number;
}

function storedTestCards(stored: readonly string[] | number, firstExpired: boolean): readonly StoredTestCard[] {
  return storedNumbers(stored).map((number, index) => ({ number, expired: firstExpired && index === 0 }));
}

/** Of many cards only the number matters: one BIN, and different last digits. */
function storedNumbers(stored: readonly string[] | number): readonly string[] {
  if (typeof stored !== 'number') return stored.map(numberOf);
  return Array.from({ length: stored }, (_, index) => `454360${String(index).padStart(10, '0')}`);
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
  if (scenario.verification !== undefined) return 'verification';
  return scenario.id.startsWith('approved') ? 'approved' : 'cardKind';
}
