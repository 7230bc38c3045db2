import { makeAutoObservable, observableRef } from 'mobx';
import { filter, type Subscription, switchMap } from 'rxjs';
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

  constructor(
    private readonly ports: NoticeTimePorts,
    private readonly page: PaymentPage,
    private readonly payment: Pick<PaymentControl, 'follow'>,
    private readonly texts: Pick<LanguageVm, 'language'>,
  ) {
    makeAutoObservable<NoticeTimeVm, 'ports' | 'page' | 'payment' | 'time'>(this, {
      ports: false,
      page: false,
      payment: false,
      time: observableRef,
    });
  }

  /** Notice is taken now, whatever the page's time. */
  get open(): boolean {
    return this.time !== undefined;
  }

  /** By Turkey's clock. */
  get text(): string | undefined {
    return this.time && printIstanbulMoment(this.time.until, this.texts.language);
  }

  /** While the transfer is in view: tells the provider of the account that is shown, unless it knows of one. `bank`: the code of its bank. */
  follow(bank: () => string | undefined): Subscription {
    const asked = observed(() => (this.open || this.over ? undefined : bank())).pipe(
      filter((code) => code !== undefined),
    );
    this.setInView(true);
    const followed = asked
      .pipe(switchMap((code) => showAccount(this.ports.transfers, this.ports.clock)(this.page, code)))
      .subscribe((time) => this.take(time));
    followed.add(() => this.setInView(false));
    return followed;
  }

  private setInView(inView: boolean): void {
    this.inView = inView;
  }

  take(time: NoticeTime | undefined): void {
    if (time === undefined || this.open) return;
    this.time = time;
    const { clock } = this.ports;
    const end = expirePayment(clock)(deadlineIn(time.leftMs, momentOf(clock)), 0);
    this.payment.follow(end, () => this.end());
  }

  end(): void {
    this.over = true;
    this.time = undefined;
  }
}
