import { makeAutoObservable, observableRef } from 'mobx';
import { Subscription } from 'rxjs';
import { openPayment } from '../../application/payment/open-payment.js';
import type { PageHost, Payments, Preferences } from '../../application/ports.js';
import type { PaymentPage } from '../../domain/payment/payment-page.js';
import type { LanguageVm } from '../frame/language.vm.js';
import type { ThemeVm } from '../frame/theme.vm.js';

interface FailedPorts {
  readonly payments: Payments;
  readonly host: Pick<PageHost, 'safeUrl'>;
  readonly preferences: Pick<Preferences, 'lastToken'>;
}

/**
 * The failed page asks whether its payment can still be paid (RL-11): the one in the fragment of its address, else the
 * last of the session. A browser may keep no storage for a page in a merchant's frame, and no server sees a fragment.
 */
export class FailedVm {
  private page: PaymentPage | undefined = undefined;

  constructor(
    private readonly ports: FailedPorts,
    private readonly theme: ThemeVm,
    private readonly texts: Pick<LanguageVm, 'follow' | 'language'>,
    private readonly fragmentToken: string | undefined,
    /** Only a payment of this link is another try; undefined where the failed page is a store's. */
    private readonly shortId?: string,
  ) {
    makeAutoObservable<FailedVm, 'page' | 'ports' | 'theme' | 'texts' | 'fragmentToken' | 'shortId'>(this, {
      page: observableRef,
      ports: false,
      theme: false,
      texts: false,
      fragmentToken: false,
      shortId: false,
    });
  }

  mount(): () => void {
    this.theme.settle('error');
    const token = this.fragmentToken ?? this.ports.preferences.lastToken();
    if (token === undefined) return () => undefined;
    const life = new Subscription();
    this.ask(token, life);
    return () => life.unsubscribe();
  }

  /** The token that can be paid after all. */
  get retryToken(): string | undefined {
    return this.page?.access.token;
  }

  get storeUrl(): string | undefined {
    return this.page && this.ports.host.safeUrl(this.page.merchant.failUrl);
  }

  /** Why the last payment failed, in the provider's words. */
  get reason(): string | undefined {
    return this.page?.errors.at(-1);
  }

  private ask(token: string, life: Subscription): void {
    const opening = openPayment(this.ports.payments)(token);
    life.add(
      opening.subscribe((opened) => {
        if (opened.kind === 'payable' && opened.page.link?.shortId === this.shortId)
          this.show(opened.page, token, life);
      }),
    );
  }

  /**
   * LG-02: the address of this page names no payment, so it was served in the default language. The reason comes in the
   * language it was asked for in: in another one it is asked for again.
   */
  private show(page: PaymentPage, token: string, life: Subscription): void {
    this.page = page;
    const before = this.texts.language;
    void this.texts.follow(page.language).then(() => {
      if (this.texts.language !== before) this.ask(token, life);
    });
  }
}
