import { of } from 'rxjs';
import type { TransferStart } from '../../../../src/application/methods/ports.js';
import type { Outcome } from '../../../../src/domain/payment/outcome.js';
import type { PaymentPage } from '../../../../src/domain/payment/payment-page.js';
import type { BankAccount } from '../../../../src/domain/transfer/bank.js';
import type { SentCode } from '../../../../src/domain/verification/sent-code.js';
import { TransferVm } from '../../../../src/ui/payment/transfer/transfer.vm.js';
import { FakePorts } from '../fake-ports.js';
import { storePage } from '../payment-samples.js';

/** 12:00 in Istanbul. */
export const noon = new Date('2026-06-15T09:00:00Z');

export const ziraat: BankAccount = {
  code: '0010',
  name: 'Ziraat Bankası',
  icon: 'https://pay.example/0010.svg',
  accountName: 'Vezne Tahsilat',
  accountNo: '5198 7864',
  branchCode: '1042',
  receiver: 'Vezne Ödeme A.Ş.',
  iban: 'TR330006100519786457841326',
  active: true,
  closed: undefined,
};

/** Closed from 17:00 to 09:00. */
export const akbank: BankAccount = {
  ...ziraat,
  code: '0046',
  name: 'Akbank',
  icon: '',
  iban: 'TR050004600519786457841326',
  closed: { from: 1020, until: 540 },
};

/** Closed whatever the hour. */
export const teb: BankAccount = { ...ziraat, code: '0032', name: 'TEB', active: false };

export const sentCode: SentCode = { maskedPhone: '05** *** ** 67', resendAfterMs: 60_000, attemptsLeft: 3 };

export const start = (different: Partial<TransferStart> = {}): TransferStart => ({
  banks: [ziraat, akbank, teb],
  prefilled: { userName: '', phone: '' },
  state: { kind: 'none' },
  ...different,
});

/** A transfer, its ports, and the outcomes that its payment receives. */
export class TransferDesk {
  readonly settled: Outcome[] = [];
  readonly vm: TransferVm;
  private undo: (() => void) | undefined;

  constructor(
    readonly ports = new FakePorts(),
    opens: Partial<TransferStart> = {},
    page: PaymentPage = storePage(),
  ) {
    ports.transfers.onBanks = () => of(start(opens));
    this.vm = new TransferVm(ports, ports.texts, page, {
      follow: (states, next) => states.subscribe(next),
      take: (outcome) => void this.settled.push(outcome),
      financeInfoPending: false,
      acknowledgeFinanceInfo: () => undefined,
    });
  }

  show(): this {
    this.undo = this.vm.start();
    return this;
  }

  hide(): void {
    this.undo?.();
  }

  /** Chooses the first bank and fills the notice in, rightly. */
  fill(): this {
    const { form, bank } = this.vm;
    bank.choose(ziraat);
    this.vm.press('next');
    this.vm.press('next');
    form.enter('userName', 'Ayşe Yılmaz');
    form.enter('idLast6', '123456');
    form.enter('phone', '0532 123 45 67');
    return this;
  }

  /** As far as the code. */
  notify(): this {
    this.fill().vm.press('notify');
    return this;
  }

  type(smsCode: string): void {
    this.vm.smsCode.fields.enter('smsCode', smsCode);
    this.vm.smsCode.confirm();
  }
}
