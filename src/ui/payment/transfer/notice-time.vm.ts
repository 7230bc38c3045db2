import { makeAutoObservable, observableRef } from 'mobx';
import { filter, switchMap } from 'rxjs';
import type { NoticeTime, Transfers } from '../../../application/methods/ports.js';
import { momentOf } from '../../../application/payment/count-down.js';
import { expirePayment } from '../../../application/payment/expire-payment.js';
import type { Clock } from '../../../application/ports.js';
import { showAccount } from '../../../application/transfer/show-account.js';
import { deadlineIn } from '../../../domain/payment/deadline.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import { printIstanbulMoment } from '../../../domain/transfer/istanbul-time.js';
import { observed } from '../../forms/observed.js';
import type { LanguageVm } from '../../frame/language.vm.js';
import type { PaymentControl } from '../control/payment-control.js';

interface NoticeTimePorts {
  readonly clock: Clock;
  readonly transfers: Pick<Transfers, 'shown'>;
}

/** Until when notice of a transfer is taken, also past the page's time (BT-08). */
export class NoticeTimeVm {
  /** Undefined before an account was shown, and once it is over. */
  private time: NoticeTime | undefined = undefined;
  private over = false;
  /** The shopper has the transfer before them. */
  inView = false;

  readonly #clock: Clock;
  readonly #expire: ReturnType<typeof expirePayment>;
  readonly #report: ReturnType<typeof showAccount>;
  readonly #page: PaymentPage;
  readonly #payment: Pick<PaymentControl, 'follow'>;
  readonly #texts: Pick<LanguageVm, 'language'>;
  readonly #shownAccount: () => string | undefined;

  /** `shownAccount`: the code of the bank whose account is shown. */
  constructor(
    { clock, transfers }: NoticeTimePorts,
    page: PaymentPage,
    payment: Pick<PaymentControl, 'follow'>,
    texts: Pick<LanguageVm, 'language'>,
    shownAccount: () => string | undefined,
  ) {
    this.#clock = clock;
    this.#expire = expirePayment(clock);
    this.#report = showAccount(transfers, clock);
    this.#page = page;
    this.#payment = payment;
    this.#texts = texts;
    this.#shownAccount = shownAccount;
    makeAutoObservable<NoticeTimeVm, 'time'>(this, { time: observableRef });
  }

  /** Notice is taken now, whatever the page's time. */
  get open(): boolean {
    return this.time !== undefined;
  }

  /** By Turkey's clock. */
  get text(): string | undefined {
    return this.time && printIstanbulMoment(this.time.until, this.#texts.language);
  }

  /** While the transfer is in view: reports the account that is shown to the provider, unless it knows of one; returns the undo. */
  start(): () => void {
    this.setInView(true);
    const asked = observed(() => (this.open || this.over ? undefined : this.#shownAccount())).pipe(
      filter((code) => code !== undefined),
    );
    const followed = asked
      .pipe(switchMap((code) => this.#report(this.#page, code)))
      .subscribe((time) => this.take(time));
    followed.add(() => this.setInView(false));
    return () => followed.unsubscribe();
  }

  private setInView(inView: boolean): void {
    this.inView = inView;
  }

  take(time: NoticeTime | undefined): void {
    if (time === undefined || this.open) return;
    this.time = time;
    const end = this.#expire(deadlineIn(time.leftMs, momentOf(this.#clock)), 0);
    this.#payment.follow(end, () => this.end());
  }

  end(): void {
    this.over = true;
    this.time = undefined;
  }
}
