import { of, Subject } from 'rxjs';
import { reportEmbedding } from '../../../src/application/payment/report-embedding.js';
import type { Clock, EmbeddingReports } from '../../../src/application/ports.js';
import type { Language } from '../../../src/domain/locale/language.js';
import type { PaymentPage } from '../../../src/domain/payment/payment-page.js';
import type { Theme } from '../../../src/domain/theme/theme.js';
import { laterParts } from '../../../src/parts/later-parts.js';
import { OutcomeArt } from '../../../src/parts/outcome-art.part.js';
import { LanguageVm } from '../../../src/ui/frame/language.vm.js';
import { ThemeVm } from '../../../src/ui/frame/theme.vm.js';
import { PartVm } from '../../../src/ui/parts/part.vm.js';
import type { Parts } from '../../../src/ui/parts/parts-context.js';
import { CardMasks } from '../../../src/ui/payment/card/form/CardMasks.js';
import { PaymentVm } from '../../../src/ui/payment/page/payment.vm.js';
import type { PaymentParts } from '../../../src/ui/payment/page/payment-parts.js';
import { cardExtras as extrasEn } from '../../../src/ui/texts/en/card-extras.js';
import { links as linkEn } from '../../../src/ui/texts/en/links.js';
import { methods as methodEn } from '../../../src/ui/texts/en/methods.js';
import { page as en } from '../../../src/ui/texts/en/page.js';
import { i18nextWording } from '../../../src/ui/texts/i18next-wording.js';
import { createTexts } from '../../../src/ui/texts/texts.js';
import { cardExtras as extrasTr } from '../../../src/ui/texts/tr/card-extras.js';
import { links as linkTr } from '../../../src/ui/texts/tr/links.js';
import { methods as methodTr } from '../../../src/ui/texts/tr/methods.js';
import { page as tr } from '../../../src/ui/texts/tr/page.js';
import { collection } from '../../domain/sample-links.js';
import { FakeCards } from '../../ports/fake-cards.js';
import { FakeClipboard } from '../../ports/fake-clipboard.js';
import { FakeExtension } from '../../ports/fake-extension.js';
import { FakeLinkDrafts } from '../../ports/fake-link-drafts.js';
import { FakeLinks } from '../../ports/fake-links.js';
import { FakePageHost } from '../../ports/fake-page-host.js';
import { FakePayments } from '../../ports/fake-payments.js';
import { FakePlaces } from '../../ports/fake-places.js';
import { FakePreferences } from '../../ports/fake-preferences.js';
import { FakeReceipts } from '../../ports/fake-receipts.js';
import { FakeTransfers } from '../../ports/fake-transfers.js';
import { FakeVerifications } from '../../ports/fake-verifications.js';
import { FakeVendorModal, FakeWallets } from '../../ports/fake-wallets.js';
import { storePage } from './payment-samples.js';

/** The test's own time (Jest's fake timers move it), and wakes that a test emits. */
class FakeClock implements Clock {
  readonly wakes = new Subject<void>();
  readonly restored = new Subject<void>();
  wall = () => Date.now();
  monotonic = () => performance.now();
}

/** What the address of a payment says; an empty token is a missing one. */
export interface AddressOptions {
  readonly token?: string;
  readonly blocked?: boolean;
  readonly isLink?: boolean;
}

/** Every port of the payment page and of the link page, hand-written. */
export class FakePorts {
  readonly payments = new FakePayments();
  readonly cards = new FakeCards();
  readonly host = new FakePageHost();
  readonly clock = new FakeClock();
  readonly preferences = new FakePreferences();
  readonly links = new FakeLinks();
  readonly places = new FakePlaces();
  readonly drafts = new FakeLinkDrafts();
  readonly wallets = new FakeWallets();
  readonly vendorModal = new FakeVendorModal();
  readonly clipboard = new FakeClipboard();
  readonly receipts = new FakeReceipts();
  readonly extension = new FakeExtension();
  readonly transfers = new FakeTransfers();
  readonly verifications = new FakeVerifications();
  /** The browser is online again. */
  readonly lineBack = new Subject<void>();
  /** How the words of the views arrive; undefined: a rendered payment has those of the card from the beginning. */
  bringTexts: (() => Promise<void>) | undefined;
  /** How the payment methods beside the card arrive: a test may hold them back. */
  fetchMethods = async () => (await import('../../../src/parts/methods.part.js')).methodsPart(this);
  readonly parts: PaymentParts = {
    calls: new PartVm(async () => this, this.lineBack),
    methods: new PartVm(() => this.fetchMethods(), this.lineBack),
  };
  /** The views that come later; the masks of the fields and the drawings of the outcomes are there from the beginning. */
  readonly later: Parts;
  /** Where the window was sent. */
  readonly wentTo: string[] = [];
  readonly goTo = (path: string) => void this.wentTo.push(path);
  /** The documents that took the place of the present one. */
  readonly replacedWith: string[] = [];
  readonly replaceWith = (path: string) => void this.replacedWith.push(path);
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
  readonly reportEmbedding = (page: PaymentPage) => reportEmbedding(this)(page);
  readonly texts: LanguageVm;
  readonly theme: ThemeVm;

  /** The page that opens, unless a test makes the call answer something else; the language it was served in; a phone; the theme it was served in. */
  constructor(page: PaymentPage = storePage(), first: Language = 'tr', small = false, servedIn: Theme = 'light') {
    this.payments.onOpen = () => of(page);
    this.links.onOpen = () => of(collection);
    const texts = createTexts();
    texts.wordBy(i18nextWording());
    texts.add('tr', { ...tr, ...extrasTr, ...linkTr, ...methodTr });
    texts.add('en', { ...en, ...extrasEn, ...linkEn, ...methodEn });
    const { preferences } = this;
    this.texts = new LanguageVm({ texts, load: async () => en, preferences, apply: () => {} }, first);
    this.theme = new ThemeVm(
      { preferences, matchMedia: () => ({ ...neverChanging, matches: small }), apply: () => {} },
      servedIn,
    );
    if (small) this.theme.start();
    const bringTexts = async () => this.bringTexts?.();
    this.later = laterParts({
      texts: this.texts,
      bringTexts: { 'card-extras': bringTexts, links: bringTexts },
      nextPaint: async () => {},
      lineBack: this.lineBack,
    });
    this.later.partOf('CardMasks').part = { CardMasks };
    this.later.partOf('OutcomeArt').part = { OutcomeArt };
  }

  /** A payment over these ports, not mounted. */
  payment({ token = 'token1', blocked = false, isLink = false }: AddressOptions = {}): PaymentVm {
    return new PaymentVm(this, this.texts, this.theme, { token: token === '' ? undefined : token, blocked, isLink });
  }
}

const neverChanging = { addEventListener: () => {}, removeEventListener: () => {} };
