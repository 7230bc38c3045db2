import { makeAutoObservable, observableRef } from 'mobx';
import { type Observable, Subscription, takeUntil, timer } from 'rxjs';
import { createLinkPayment, type LinkPaymentOutcome } from '../../application/links/create-link-payment.js';
import { type OpenedLink, openLink } from '../../application/links/open-link.js';
import type { LinkDrafts, Places } from '../../application/links/ports.js';
import { replacementMs } from '../../application/payment/await-challenge.js';
import { redirectFailed } from '../../application/payment/redirect-failure.js';
import type { Links } from '../../application/ports.js';
import type { PaymentLink } from '../../domain/links/link.js';
import { isAboutLink, isPriceChange, isTextsChange, linkRefusalOf } from '../../domain/links/link-refusal-codes.js';
import type { Failure } from '../../domain/payment/failure.js';
import { areSameTexts, type SaleTexts } from '../../domain/sale/sale-texts.js';
import { FocusRequest } from '../forms/focus-request.js';
import type { LanguageVm } from '../frame/language.vm.js';
import { linkPaymentAddress } from '../frame/route-addresses.js';
import type { ThemeVm } from '../frame/theme.vm.js';
import type { PaymentComposition } from '../payment/page/payment-parts.js';
import type { AwaitedLink } from './form/awaited-link.js';
import { createAwaitedForm, createLinkForm, type LinkFormVm } from './link-forms.js';

/** Describes what the pages of links call. */
export interface LinkPagePorts extends PaymentComposition {
  readonly links: Links;
  readonly places: Places;
  readonly drafts: LinkDrafts;
  /** Takes the window to another address of the page: a payment begins in a document of its own. */
  readonly goTo: (path: string) => void;
  /** The same, and Back does not lead to the present one. */
  readonly replaceWith: (path: string) => void;
}

/** A link from its short id to the payment it leads to (RT-02, LK-05). */
export class LinkPageVm {
  form: LinkFormVm | undefined;
  /** A payment is being created, or the payment page is being loaded. */
  submitting = false;
  /** The shopper has something to correct: the failure, or the first wrong field, gets the focus. */
  readonly correction = new FocusRequest();
  /** Why the last try failed; what was typed stays. */
  failure: Failure | undefined = undefined;
  /** Says what the payer orders by and is new since then, whatever else failed (LK-07, LW-04). */
  changes: readonly TermsChange[] = [];
  private opened: OpenedLink | undefined = undefined;
  /** The form from before the link failed to open: what was typed into it is there again once the link opens. */
  private dropped: LinkFormVm | undefined = undefined;
  private left = false;
  #running = new Subscription();
  #reading = new Subscription();
  #beforeChange = () => {};
  readonly texts: LanguageVm;
  readonly #ports: LinkPagePorts;
  readonly #theme: ThemeVm;
  readonly #read: () => Observable<OpenedLink>;
  readonly #create: ReturnType<typeof createLinkPayment>;

  /** `awaited` holds what the document says of the link; with it there is a form from the beginning. */
  constructor(
    ports: LinkPagePorts,
    texts: LanguageVm,
    theme: ThemeVm,
    shortId: string | undefined,
    awaited?: AwaitedLink,
  ) {
    this.texts = texts;
    this.#ports = ports;
    this.#theme = theme;
    const open = openLink(ports.links);
    // The link may send the shopper to another address (ER-02).
    this.#read = () => open(shortId).pipe(redirectFailed(ports.host));
    this.#create = createLinkPayment(ports.links);
    this.form = awaited && createAwaitedForm(awaited);
    makeAutoObservable<LinkPageVm, 'opened'>(this, {
      form: observableRef,
      failure: observableRef,
      changes: observableRef,
      opened: observableRef,
    });
  }

  start(): () => void {
    const running = new Subscription();
    this.#running = running;
    // Back from the payment page, or from the address that an order was sent to: the browser may bring this one back as it was left.
    running.add(this.#ports.clock.restored.subscribe(() => this.left && this.comeBack()));
    this.#theme.settle('link');
    this.open();
    return () => running.unsubscribe();
  }

  get ports(): LinkPagePorts {
    return this.#ports;
  }

  get link(): PaymentLink | undefined {
    return this.opened?.kind === 'open' ? this.opened.link : undefined;
  }

  /** Why there is no link to pay. */
  get closed(): Failure | undefined {
    return this.opened?.kind === 'failed' ? this.opened.failure : undefined;
  }

  get loading(): boolean {
    return this.opened === undefined;
  }

  /**
   * Calls back before the link's data changes the form, whose fields may have been filled in without an event; returns the
   * undo.
   */
  followChanges(listener: () => void): () => void {
    this.#beforeChange = listener;
    return () => {
      this.#beforeChange = () => {};
    };
  }

  /** Reads the link from the beginning, also after a read that failed. */
  open(): void {
    this.opened = undefined;
    this.#running.add(this.#read().subscribe((opened) => this.show(opened)));
  }

  /** LK-05. A form that is not right goes nowhere: its first wrong field gets the focus. */
  submit(): void {
    const { form, link } = this;
    if (form === undefined || link === undefined || this.submitting) return;
    this.failure = undefined;
    this.changes = [];
    const order = form.check() ? form.order : undefined;
    if (order === undefined) {
      this.correction.make();
      return;
    }
    this.submitting = true;
    // The link may still be read again after the way back: what the order is answered counts.
    this.#reading.unsubscribe();
    const created = this.#create(link, order).pipe(redirectFailed(this.#ports.host));
    this.#running.add(created.subscribe((outcome) => this.settle(outcome)));
  }

  private settle(outcome: LinkPaymentOutcome): void {
    if (outcome.kind === 'created') {
      this.left = true;
      this.keepDraft(outcome.token);
      this.#ports.goTo(linkPaymentAddress(outcome.token));
      // The way there was stopped: the form is free again (LK-05). One that came back before is free already.
      const stopped = timer(replacementMs).pipe(takeUntil(this.#ports.clock.restored));
      this.#running.add(stopped.subscribe(() => this.comeBack()));
    } else if (outcome.failure.kind === 'redirected') {
      this.left = true;
      this.keepDraft('');
      this.show(outcome);
    } else if (isAboutLink(outcome.failure)) this.lookAgain(outcome.failure);
    else this.sendBack(outcome.failure, []);
  }

  /** `token`: of the payment with which the draft ends; empty where there is none. */
  private keepDraft(token: string): void {
    if (this.form && this.link) this.#ports.drafts.keep(this.link.shortId, token, this.form.texts);
  }

  private sendBack(failure: Failure | undefined, changes: readonly TermsChange[]): void {
    this.submitting = false;
    this.changes = changes;
    // A field that the form can mark says itself that it was refused.
    const marked = failure?.kind === 'refused' && this.form?.refuse(failure.error.field);
    this.failure = marked ? undefined : failure;
    if (failure !== undefined || changes.length > 0) this.correction.make();
  }

  /** The link is not what it was when it was opened: it is read again, and what was typed stays if it can still be paid. */
  private lookAgain(failure: Failure | undefined): void {
    this.#reading = this.#read().subscribe((opened) => this.renew(opened, failure));
    this.#running.add(this.#reading);
  }

  private renew(opened: OpenedLink, failure: Failure | undefined): void {
    const before = this.terms;
    // A failed connection says nothing about the link.
    const gone =
      opened.kind === 'failed' && (opened.failure.kind === 'redirected' || linkRefusalOf(opened.failure) !== undefined);
    if (opened.kind === 'open' || gone) this.show(opened);
    if (gone) this.sendBack(undefined, []);
    else if (opened.kind === 'open') this.sendBack(failure, changesOf(failure, { before, after: this.terms }));
    else this.sendBack(reasonWithoutReading(failure, opened.failure), []);
  }

  private get terms(): LinkTerms {
    return { unitPrice: this.form?.unitPrice, saleTexts: this.link?.saleTexts };
  }

  private comeBack(): void {
    this.left = false;
    this.submitting = false;
    if (this.link) this.lookAgain(undefined);
    else this.open();
  }

  private show(opened: OpenedLink): void {
    this.#beforeChange();
    const awaited = this.loading ? this.form : undefined;
    this.opened = opened;
    if (opened.kind === 'failed') {
      this.dropped = this.form ?? this.dropped;
      this.form = undefined;
      return;
    }
    if (awaited !== undefined || !this.form?.renew(opened.link)) {
      this.form = createLinkForm(opened.link, this.#ports, awaited ?? this.dropped);
      void this.texts.follow(opened.link.language);
    }
    this.#ports.host.showLook(opened.link.look ?? []);
    this.#ports.host.setMerchantSite(opened.link.merchant.website);
  }
}

/** Describes what a payer orders by and may find changed. */
export type TermsChange = 'price' | 'texts' | 'textsWithdrawn';

/** Describes what the payer of a link orders by: the price of one piece, where it sells any, and the texts that are accepted. */
interface LinkTerms {
  readonly unitPrice: number | undefined;
  readonly saleTexts: SaleTexts | undefined;
}

interface ReadAgain {
  readonly before: LinkTerms;
  readonly after: LinkTerms;
}

/**
 * Returns what is new about a link that was read again, after `failure` or on the way back from the payment page. The
 * provider names one change at most: price and texts never change without a word (LK-07, LW-04).
 */
function changesOf(failure: Failure | undefined, { before, after }: ReadAgain): readonly TermsChange[] {
  const priceNamed = failure !== undefined && isPriceChange(failure);
  const textsNamed = failure !== undefined && isTextsChange(failure);
  const changes: TermsChange[] = [];
  if (priceNamed || before.unitPrice !== after.unitPrice) changes.push('price');
  if (textsNamed || !areSameTexts(before.saleTexts, after.saleTexts))
    changes.push(after.saleTexts === undefined ? 'textsWithdrawn' : 'texts');
  return changes;
}

/** Returns what to say where the link could not be read again: what is new about it is named only where it was read. */
function reasonWithoutReading(failure: Failure | undefined, unread: Failure): Failure | undefined {
  return failure && (isPriceChange(failure) || isTextsChange(failure)) ? unread : failure;
}
