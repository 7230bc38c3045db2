import type { PaymentPage } from '../../../domain/page/payment-page.js';
import type { Outcome } from '../../../domain/page/screen.js';
import { TransferVm } from '../transfer/transfer.vm.js';
import { VerificationVm } from '../verification/verification.vm.js';
import { BankLoansVm } from './bank-loans.vm.js';
import { OtherPaymentsVm } from './other-payments.vm.js';
import type { PaymentInHand } from './payment-in-hand.js';
import type { OtherWaysWorld, WalletWay } from './wallet-way.js';
import { walletWays } from './wallet-ways.js';

type Verification = Extract<Outcome, { readonly kind: 'verification' }>;

/** Every way to pay beside the card, of one page. */
export class OtherWaysVm {
  readonly others: OtherPaymentsVm;
  readonly loans: BankLoansVm;
  readonly transfer: TransferVm;
  private verification: { readonly outcome: Verification; readonly vm: VerificationVm } | undefined = undefined;

  constructor(
    private readonly world: OtherWaysWorld,
    readonly page: PaymentPage,
    readonly payment: PaymentInHand,
    wallets: Readonly<Record<string, WalletWay>> = walletWays,
  ) {
    this.others = new OtherPaymentsVm(world, page, payment, wallets, () => this.transfer.underWay);
    this.loans = new BankLoansVm(world, page, payment);
    this.transfer = new TransferVm(world, payment.texts, page, payment);
  }

  /** Something goes on that the end of the page's time does not cut off (EX-01). */
  get underWay(): boolean {
    return this.others.underWay || this.transfer.underWay;
  }

  /** The address when it is safe to show or open. */
  safeUrl(url: string): string | undefined {
    return this.world.host.safeUrl(url);
  }

  /** The one model of a verification, however often it is shown. */
  verificationOf(outcome: Verification): VerificationVm {
    if (this.verification?.outcome !== outcome) {
      const vm = new VerificationVm(this.world, this.payment.texts, this.page, this.payment, outcome.sent);
      this.verification = { outcome, vm };
    }
    return this.verification.vm;
  }
}
