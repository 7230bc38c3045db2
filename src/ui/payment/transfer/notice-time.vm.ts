import { makeAutoObservable, observableRef } from 'mobx';
import { filter, switchMap } from 'rxjs';
import type { NoticeTime } from '../../../application/methods/ports.js';
import { momentOf } from '../../../application/payment/count-down.js';
import { expirePayment } from '../../../application/payment/expire-payment.js';
import type { Clock } from '../../../application/ports.js';
import type { TransferStep } from '../../../application/transfer/pay-by-transfer.js';
import { type ReportedAccount, showAccount } from '../../../application/transfer/show-account.js';
import { deadlineIn } from '../../../domain/payment/deadline.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';
import { printIstanbulMoment } from '../../../domain/transfer/istanbul-time.js';
import { observed } from '../../forms/observed.js';
import type { LanguageVm } from '../../frame/language.vm.js';
import type { PaymentControl } from '../control/payment-control.js';

type NoticeTimePorts = Parameters<typeof showAccount>[0] & { readonly clock: Clock };

/** Describes the account that the notice is about. */
interface NoticedAccount {
  /** The code of the bank whose account is in view; undefined where none is. */
  readonly bankInView: () => string | undefined;
  /** The code of the bank whose account the shopper has in view, or has had. */
  readonly bankShown: () => string | undefined;
  /** The provider takes no notice of it: `step` is where the payment stands. */
  readonly refuse: (step: TransferStep) => void;
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
  readonly #account: NoticedAccount;

  constructor(
    ports: NoticeTimePorts,
    page: PaymentPage,
    payment: Pick<PaymentControl, 'follow'>,
    texts: Pick<LanguageVm, 'language'>,
    account: NoticedAccount,
  ) {
    this.#clock = ports.clock;
    this.#expire = expirePayment(ports.clock);
    this.#report = showAccount(ports);
    this.#page = page;
    this.#payment = payment;
    this.#texts = texts;
    this.#account = account;
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

  /**
   * While the transfer is in view: reports to the provider each account that comes into view, so that none stays there of an
   * order that is paid by now, or whose link has closed; returns the undo.
   */
  start(): () => void {
    this.setInView(true);
    const reported = observed(() => this.unreported).pipe(
      filter((code) => code !== undefined),
      switchMap((code) => this.#report(this.#page, code)),
    );
    const followed = reported.subscribe((answer) => this.follow(answer));
    followed.add(() => this.setInView(false));
    return () => followed.unsubscribe();
  }

  /** Once notice is taken, the notice itself is answered: an account that is out of view is reported no more. */
  private get unreported(): string | undefined {
    if (this.over) return undefined;
    return this.open ? this.#account.bankInView() : this.#account.bankShown();
  }

  private follow(answer: ReportedAccount): void {
    if (answer.kind === 'taken') this.take(answer.notice);
    else this.#account.refuse(answer.step);
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
