import { NEVER, type Observable, of, Subject } from 'rxjs';
import type {
  CardPaymentOrder,
  CardSource,
  Cards,
  Clock,
  EmbeddingReports,
  PageHost,
  PaymentAnswer,
  Payments,
  Placement,
  Preferences,
} from '../../../src/application/ports.js';
import type { CardDetails } from '../../../src/domain/card/card-details.js';
import type { CardPoints } from '../../../src/domain/card/card-points.js';
import type { SavedCard } from '../../../src/domain/card/saved-card.js';
import type { InstallmentPlan } from '../../../src/domain/installments/installment-plan.js';
import type { Language } from '../../../src/domain/locale/language.js';
import type { Receipt } from '../../../src/domain/payment/failure.js';
import type { PaymentPage } from '../../../src/domain/payment/payment-page.js';
import type { Theme, ThemeSource } from '../../../src/domain/theme/theme.js';
import { cardExtras } from '../../../src/parts/card-extras.js';
import { LanguageVm } from '../../../src/ui/frame/language.vm.js';
import type { ProviderPages } from '../../../src/ui/frame/provider-pages.js';
import { ThemeVm } from '../../../src/ui/frame/theme.vm.js';
import type { CardForm } from '../../../src/ui/payment/card/card.form.js';
import { PaymentVm } from '../../../src/ui/payment/payment.vm.js';
import type { PaymentParts } from '../../../src/ui/payment/payment-parts.js';
import { links as linkEn } from '../../../src/ui/texts/en/links.js';
import { methods as methodEn } from '../../../src/ui/texts/en/methods.js';
import { page as en } from '../../../src/ui/texts/en/page.js';
import { createTexts } from '../../../src/ui/texts/texts.js';
import { links as linkTr } from '../../../src/ui/texts/tr/links.js';
import { methods as methodTr } from '../../../src/ui/texts/tr/methods.js';
import { page as tr } from '../../../src/ui/texts/tr/page.js';
import { samplePage, sampleSavedCard } from '../../domain/sample-page.js';
import { failing, refused } from './failures.js';
import { FakeLinks, FakePlaces } from './fake-links.js';
import { FakeClipboard, FakeTransfers, FakeVendorModal, FakeVerifications, FakeWallets } from './fake-method-ports.js';

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

export const creditCard: CardDetails = {
  brand: 'bonus',
  type: 'credit',
  business: false,
  bank: 'Garanti',
  scheme: 'visa',
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

export const links: ProviderPages = {
  settingsUrl: 'https://panel.example/settings',
  supportUrl: 'https://panel.example/support',
  privacyUrl: 'https://vezne.example/privacy',
  personalDataUrl: 'https://vezne.example/personal-data',
};

export { failing, refused } from './failures.js';

/** Payments that note their calls; what each call answers can be set at any time. */
class FakePayments implements Payments {
  readonly calls: string[] = [];
  readonly orders: CardPaymentOrder[] = [];
  onOpen: () => Observable<PaymentPage> = () => of(storePage());
  onStatus: () => Observable<Receipt> = () => failing(refused({ code: 'unpaid' }));
  onPayable: () => Observable<void> = () => of(undefined);
  onPay: () => Observable<PaymentAnswer> = () => NEVER;

  open(token: string): Observable<PaymentPage> {
    this.calls.push(`open ${token}`);
    return this.onOpen();
  }
  readStatus(token: string): Observable<Receipt> {
    this.calls.push(`status ${token}`);
    return this.onStatus();
  }
  checkPayable(): Observable<void> {
    this.calls.push('payable');
    return this.onPayable();
  }
  checkBasket(): Observable<void> {
    this.calls.push('basket');
    return of(undefined);
  }
  pay(order: CardPaymentOrder): Observable<PaymentAnswer> {
    this.calls.push('pay');
    this.orders.push(order);
    return this.onPay();
  }
}

/** Calls about cards that note what they were asked; what each answers can be set at any time. */
export class FakeCards implements Cards {
  readonly bins: string[] = [];
  readonly asked: { readonly source: CardSource; readonly brand: string; readonly amount: number }[] = [];
  readonly fetched: string[] = [];
  readonly removed: string[] = [];
  onLookUp: (bin: string) => Observable<CardDetails> = () => of(creditCard);
  onPoints: () => Observable<CardPoints> = () => of({ amount: 0, brand: 'bonus' });
  onInstallments: () => Observable<ReadonlyMap<string, InstallmentPlan>> = () => NEVER;
  onRemove: () => Observable<void> = () => of(undefined);

  lookUp(_access: unknown, bin: string): Observable<CardDetails> {
    this.bins.push(bin);
    return this.onLookUp(bin);
  }
  points(_access: unknown, amount: number, source: CardSource, brand: string): Observable<CardPoints> {
    this.asked.push({ source, brand, amount });
    return this.onPoints();
  }
  installments(_access: unknown, bin: string): Observable<ReadonlyMap<string, InstallmentPlan>> {
    this.fetched.push(bin);
    return this.onInstallments();
  }
  remove(_access: unknown, card: SavedCard): Observable<void> {
    this.removed.push(card.ctoken);
    return this.onRemove();
  }
}

/** A window that notes what it was told. Only https addresses are safe there. */
class FakeHost implements PageHost {
  readonly told: string[] = [];
  /** Whether the bank's document can be handed over. */
  opens = true;
  placed: Placement = { framed: false, address: 'https://pay.example/odeme', ancestorOrigins: undefined };

  placement(): Placement {
    return this.placed;
  }
  referrer(): string {
    return 'https://store.example/';
  }
  openChallenge(html: string): boolean {
    this.told.push(`openChallenge ${html}`);
    return this.opens;
  }
  leaveTo(url: string): boolean {
    this.told.push(`leaveTo ${url}`);
    return true;
  }
  postFailure(url: string, message: string): boolean {
    this.told.push(`postFailure ${url} ${message}`);
    return this.safeUrl(url) !== undefined;
  }
  reportHeight(): void {}
  reportExpired(): void {
    this.told.push('expired');
  }
  safeUrl(url: string): string | undefined {
    return url.startsWith('https://') ? url : undefined;
  }
  originOf(url: string): string | undefined {
    return /^https:\/\/[^/]+/.exec(url)?.[0];
  }
  setMerchantSite(website: string): void {
    this.told.push(`site ${website}`);
  }
}

/** Preferences that live as long as the test. */
class FakePreferences implements Preferences {
  theme: Theme | undefined;
  session: Theme | undefined;
  language: Language | undefined;
  token: string | undefined;

  chosenTheme = () => this.theme;
  chooseTheme = (theme: Theme) => {
    this.theme = theme;
  };
  sessionTheme = (_source: ThemeSource) => this.session;
  keepSessionTheme = (_source: ThemeSource, theme: Theme) => {
    this.session = theme;
  };
  chosenLanguage = () => this.language;
  chooseLanguage = (language: Language) => {
    this.language = language;
  };
  lastToken = () => this.token;
  keepToken = (token: string) => {
    this.token = token;
  };
}

/** The test's own time (Jest's fake timers move it), and a machine that wakes when told. */
class FakeClock implements Clock {
  readonly wakes = new Subject<void>();
  wall = () => Date.now();
  monotonic = () => performance.now();
}

/** What the address of a payment says; an empty token is a missing one. */
export interface AddressOptions {
  readonly token?: string;
  readonly blocked?: boolean;
  readonly isLink?: boolean;
}

/** Everything around a payment page, made by hand. */
export class FakePorts {
  readonly payments = new FakePayments();
  readonly cards = new FakeCards();
  readonly host = new FakeHost();
  readonly clock = new FakeClock();
  readonly preferences = new FakePreferences();
  readonly links = new FakeLinks();
  readonly places = new FakePlaces();
  readonly wallets = new FakeWallets();
  readonly vendorModal = new FakeVendorModal();
  readonly clipboard = new FakeClipboard();
  readonly transfers = new FakeTransfers();
  readonly verifications = new FakeVerifications();
  readonly parts: PaymentParts = {
    cardExtras,
    loadMethods: async () => (await import('../../../src/parts/methods.part.js')).methodsPart(this),
  };
  /** Where the window was sent. */
  readonly wentTo: string[] = [];
  readonly goTo = (path: string) => void this.wentTo.push(path);
  readonly reported: string[] = [];
  readonly reports: EmbeddingReports = {
    reportSite: (merchantId) => {
      this.reported.push(`site ${merchantId}`);
      return of(undefined);
    },
    reportUnauthorized: (merchantId, _email, reason) => {
      this.reported.push(`unauthorized ${merchantId} ${reason}`);
      return of(undefined);
    },
  };
  readonly texts: LanguageVm;
  readonly theme: ThemeVm;

  /** The page that opens, unless a test makes the call answer something else; the language it was served in; a phone. */
  constructor(page: PaymentPage = storePage(), first: Language = 'tr', small = false) {
    this.payments.onOpen = () => of(page);
    const texts = createTexts();
    texts.add('tr', { ...tr, ...linkTr, ...methodTr });
    texts.add('en', { ...en, ...linkEn, ...methodEn });
    const { preferences } = this;
    this.texts = new LanguageVm({ texts, load: async () => en, preferences, apply: () => {} }, first);
    this.theme = new ThemeVm(
      { preferences, matchMedia: () => ({ ...neverChanging, matches: small }), apply: () => {} },
      'light',
    );
    if (small) this.theme.mount();
  }

  /** A payment of this world, not mounted. */
  payment({ token = 'token1', blocked = false, isLink = false }: AddressOptions = {}): PaymentVm {
    return new PaymentVm(this, this.texts, this.theme, { token: token === '' ? undefined : token, blocked, isLink });
  }
}

const neverChanging = { addEventListener: () => {}, removeEventListener: () => {} };

/** A card that is right in every field, from December 2030. */
export const goodCard = { number: '4355084355084358', expiry: '12/30', cvv: '000', owner: 'AYŞE YILMAZ' } as const;

/** Types a card into the model, as the fields do. */
export function typeCard(form: CardForm, different: Partial<Record<keyof typeof goodCard, string>> = {}): void {
  const card = { ...goodCard, ...different };
  for (const field of ['number', 'expiry', 'cvv', 'owner'] as const) form.enter(field, card[field]);
}

/** When the tests of a payment happen. */
export const testTime = new Date('2026-06-15T09:00:00Z');
