import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Observable, Subscription } from 'rxjs';
import { createLinkPayment, type LinkPaymentEnd } from '../../application/links/create-link-payment.js';
import { type OpenedLink, openLink } from '../../application/links/open-link.js';
import type { Places } from '../../application/ports.js';
import type { PaymentLink } from '../../domain/links/link.js';
import { linkStateOf } from '../../domain/links/link-state.js';
import type { Failure } from '../../domain/page/failure.js';
import { linkPaymentAddress } from '../app/addresses.js';
import type { LanguageVm } from '../app/language.vm.js';
import type { ThemeVm } from '../app/theme.vm.js';
import { CollectionLinkVm } from './collection/collection-link.vm.js';
import { FlexLinkVm } from './flex/flex-link.vm.js';
import type { LinkForm } from './link-form.js';
import type { LinkWorld } from './link-world.js';
import { ProductLinkVm } from './product/product-link.vm.js';

/** A link from its short id to the payment it leads to (RT-02, LK-05). */
export class LinkPageVm {
  /** The form of the link's type; the screen tells them apart. */
  form: CollectionLinkVm | ProductLinkVm | FlexLinkVm | undefined = undefined;
  /** A payment is being created, or the payment page is on its way. */
  submitting = false;
  /** How often the shopper was sent back to the form: each brings the first wrong field, or the failure, into focus. */
  sentBack = 0;
  /** Why the last try failed; what was typed stays. */
  failure: Failure | undefined = undefined;
  private opened: OpenedLink | undefined = undefined;
  private left = false;
  private running = new Subscription();
  private createOnce: ReturnType<typeof createLinkPayment>;

  constructor(
    readonly world: LinkWorld,
    readonly texts: LanguageVm,
    private readonly theme: ThemeVm,
    private readonly shortId: string | undefined,
  ) {
    this.createOnce = createLinkPayment(world.links);
    makeAutoObservable<LinkPageVm, 'opened' | 'left' | 'running' | 'createOnce' | 'theme' | 'shortId'>(this, {
      world: false,
      texts: false,
      theme: false,
      shortId: false,
      form: observableRef,
      failure: observableRef,
      opened: observableRef,
      left: false,
      running: false,
      createOnce: false,
    });
  }

  mount(): () => void {
    const running = new Subscription();
    this.running = running;
    // Back from the payment page: the browser may bring this one back as it was left.
    running.add(this.world.clock.wakes.subscribe(() => this.left && this.comeBack()));
    this.theme.settle('link');
    this.open();
    return () => running.unsubscribe();
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

  /** From the beginning, also after a look that failed. */
  open(): void {
    this.opened = undefined;
    this.form = undefined;
    this.running.add(openLink(this.world.links)(this.shortId).subscribe((opened) => this.show(opened)));
  }

  /** LK-05. A form that is not right goes nowhere: its first wrong field gets the focus. */
  submit(): void {
    const { form, link } = this;
    if (form === undefined || link === undefined || this.submitting) return;
    this.failure = undefined;
    const ready = form.check();
    const { order } = form satisfies LinkForm;
    if (!ready || order === undefined) {
      this.sentBack += 1;
      return;
    }
    this.submitting = true;
    this.follow(this.createOnce(link, order));
  }

  private follow(ends: Observable<LinkPaymentEnd>): void {
    this.running.add(ends.subscribe((end) => runInAction(() => this.settle(end))));
  }

  private settle(end: LinkPaymentEnd): void {
    if (end.kind === 'created') {
      this.left = true;
      this.world.goTo(linkPaymentAddress(end.token));
    } else if (linkStateOf(end.failure) === undefined) this.sendBack(end.failure);
    else this.lookAgain(end.failure);
  }

  private sendBack(failure: Failure | undefined): void {
    this.submitting = false;
    this.failure = failure;
    if (failure !== undefined) this.sentBack += 1;
  }

  /** The link is not what it was when it was opened: it is read again, and what was typed stays if it can still be paid. */
  private lookAgain(failure: Failure | undefined): void {
    this.running.add(
      openLink(this.world.links)(this.shortId).subscribe((opened) =>
        runInAction(() => {
          // A line that breaks takes nothing away.
          const gone = opened.kind === 'failed' && linkStateOf(opened.failure) !== undefined;
          if (opened.kind === 'open' || gone) this.show(opened);
          this.sendBack(gone ? undefined : failure);
        }),
      ),
    );
  }

  private comeBack(): void {
    this.left = false;
    this.submitting = false;
    this.lookAgain(undefined);
  }

  private show(opened: OpenedLink): void {
    this.opened = opened;
    if (opened.kind === 'failed') {
      this.form = undefined;
      return;
    }
    const { link } = opened;
    if (!renewed(this.form, link)) {
      this.form = formOf(link, this.world.places);
      void this.texts.follow(link.language);
    }
    this.world.host.knowMerchantSite(link.merchant.website);
  }
}

function formOf(link: PaymentLink, places: Places): NonNullable<LinkPageVm['form']> {
  if (link.kind === 'collection') return new CollectionLinkVm(link);
  return link.kind === 'product' ? new ProductLinkVm(link, places) : new FlexLinkVm(link);
}

/** The form of the same link goes on with what is new about it. */
function renewed(form: LinkPageVm['form'], link: PaymentLink): boolean {
  if (form instanceof CollectionLinkVm && link.kind === 'collection') form.renew(link);
  else if (form instanceof ProductLinkVm && link.kind === 'product') form.renew(link);
  else if (form instanceof FlexLinkVm && link.kind === 'flex') form.renew(link);
  else return false;
  return true;
}
