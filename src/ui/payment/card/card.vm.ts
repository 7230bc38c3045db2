import { makeAutoObservable, observableRef } from 'mobx';
import type { Found } from '../../../application/card/identify-card.js';
import type { CardDetails } from '../../../domain/card/card-details.js';
import type { CalendarMonth } from '../../../domain/card/expiry.js';
import { type Scheme, schemeNamed } from '../../../domain/card/scheme.js';
import {
  askStoreCard,
  check3d,
  chooseInstallment,
  confirmStoreCard,
  declineStoreCard,
  dropPoints,
  initialChoice,
  type PaymentChoice,
  paysWith3d,
  resetInstallment,
  shows3dBox,
  storeCardOffered,
  uncheck3d,
  uncheckStoreCard,
  usePoints as withPoints,
} from '../../../domain/methods/payment-choice.js';
import { sampleCard } from '../../../domain/page/features.js';
import type { PaymentPage } from '../../../domain/page/payment-page.js';
import type { LanguageVm } from '../../app/language.vm.js';
import { type CardField, CardForm, cardFields } from './card.form.js';

/** The dialogs of the card tab; one at a time. */
export type CardDialog = 'cvvHelp' | 'storeCardHelp' | 'use3dHelp' | 'storeCard' | 'financeInfo' | 'savedCard';

/** The new-card form with what the provider knows of the card and what the shopper chose beside it. */
export class CardVm {
  readonly form: CardForm;
  dialog: CardDialog | undefined = undefined;
  /** The form has been valid long enough to be sent (CN-16). */
  ready = false;
  private page: PaymentPage | undefined = undefined;
  private choice: PaymentChoice | undefined = undefined;
  /** What the look-up said last; it may be of another card than the typed one (CN-18). */
  found: Found | undefined = undefined;

  constructor(
    readonly texts: LanguageVm,
    thisMonth: () => CalendarMonth,
    /** The shell already shows the form as blocked: the payment is a test (PP-14). */
    private readonly blockedShell: boolean,
  ) {
    this.form = new CardForm(thisMonth, () => (this.prepaid ? this.texts.t('card.prepaidHolder') : undefined));
    makeAutoObservable<CardVm, 'page' | 'choice' | 'blockedShell'>(this, {
      form: false,
      texts: false,
      page: observableRef,
      choice: observableRef,
      found: observableRef,
      blockedShell: false,
    });
  }

  show(page: PaymentPage): void {
    this.page = page;
    this.choice = initialChoice(page);
    if (this.blocked) this.fillSample();
  }

  /** Test mode: the form shows a sample and takes no input (PP-14). */
  get blocked(): boolean {
    return this.page?.testMode ?? this.blockedShell;
  }

  /** What is known of the typed card; nothing of another one (CN-18). */
  get details(): CardDetails | undefined {
    return this.found !== undefined && this.form.number.startsWith(this.found.bin) ? this.found.details : undefined;
  }

  identified(found: Found | undefined): void {
    this.found = found;
  }

  /** A field that takes no input. */
  isLocked(field: CardField): boolean {
    return this.blocked || (field === 'owner' && this.prepaid);
  }

  get prepaid(): boolean {
    return this.details?.type === 'prepaid';
  }

  /** The scheme to show: the look-up knows it better than the first digits do (CN-10). */
  get scheme(): Scheme | undefined {
    return schemeNamed(this.details?.scheme ?? '') ?? this.form.scheme;
  }

  /** The payment's data has arrived. Until then both boxes are in the form, and the style sheet shows the likely one. */
  get loaded(): boolean {
    return this.page !== undefined;
  }

  get storeCardOffered(): boolean {
    return this.page === undefined ? !this.blockedShell : storeCardOffered(this.page);
  }

  get storeCard(): boolean {
    return this.choice?.storeCard ?? false;
  }

  get shows3dBox(): boolean {
    return this.page === undefined ? !this.blockedShell : shows3dBox(this.page);
  }

  get use3d(): boolean {
    return this.choice?.use3d ?? false;
  }

  /** The merchant insists, or points are used: the box stays checked (S3-05, S3-04). */
  get use3dFixed(): boolean {
    return this.page?.force3d === true || this.pointsUsed;
  }

  get with3d(): boolean {
    return this.page === undefined || this.choice === undefined || paysWith3d(this.choice, this.page);
  }

  /** The e-mail the store-card dialog names (S3-01). */
  get email(): string {
    return this.page?.order.email ?? '';
  }

  /** Checking asks first; the box follows the answer (S3-01). */
  toggleStoreCard(checked: boolean): void {
    if (this.choice === undefined || this.page === undefined) return;
    if (!checked) this.choice = uncheckStoreCard(this.choice);
    else if (askStoreCard(this.page) !== undefined) this.dialog = 'storeCard';
  }

  answerStoreCard(yes: boolean): void {
    this.dialog = undefined;
    if (this.choice === undefined) return;
    this.choice = yes ? confirmStoreCard(this.choice) : declineStoreCard(this.choice);
  }

  toggle3d(checked: boolean): void {
    if (this.choice === undefined || this.page === undefined) return;
    this.choice = checked ? check3d(this.choice) : uncheck3d(this.choice, this.page);
  }

  /** What the shopper chose; the plan of the card says what becomes of it (IN-01). */
  get installmentCount(): number {
    return this.choice?.installmentCount ?? 0;
  }

  chooseInstallment(count: number): void {
    if (this.choice !== undefined) this.choice = chooseInstallment(this.choice, count);
  }

  /** IN-10. */
  resetInstallment(): void {
    if (this.choice !== undefined) this.choice = resetInstallment(this.choice);
  }

  get pointsUsed(): boolean {
    return this.choice?.usePoints ?? false;
  }

  /** CP-03. */
  spendPoints(spend: boolean): void {
    if (this.choice !== undefined) this.choice = spend ? withPoints(this.choice) : dropPoints(this.choice);
  }

  openDialog(dialog: CardDialog): void {
    this.dialog = dialog;
  }

  closeDialog(): void {
    this.dialog = undefined;
  }

  setReady(ready: boolean): void {
    this.ready = ready;
  }

  private fillSample(): void {
    for (const field of cardFields) this.form.enter(field, sampleCard[field]);
  }
}
