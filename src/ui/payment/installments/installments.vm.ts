import { makeAutoObservable, observableRef } from 'mobx';
import type { InstallmentPlan } from '../../../domain/installments/installment-plan.js';
import {
  amountFor,
  collapses,
  countIn,
  type InstallmentRow,
  type InstallmentTable,
  installmentRows,
  installmentsOffered,
  planOf,
  showsInstallmentNote,
} from '../../../domain/installments/installment-table.js';
import type { PaymentPage } from '../../../domain/page/payment-page.js';
import type { CardVm } from '../card/card.vm.js';
import type { CardInHand } from '../card/card-in-hand.js';

/** Over how many months the card in hand can pay, and over how many it will. */
export class InstallmentsVm {
  /** All counts are listed (IN-03). */
  expanded = false;
  /** The phone's list is open (IN-03). */
  sheetOpen = false;
  private page: PaymentPage | undefined = undefined;
  private fetched: ReadonlyMap<string, InstallmentPlan> | undefined = undefined;

  constructor(
    /** Holds the choice (IN-01). */
    private readonly card: CardVm,
    private readonly inHand: () => CardInHand | undefined,
  ) {
    makeAutoObservable<InstallmentsVm, 'card' | 'inHand' | 'page' | 'fetched'>(this, {
      card: false,
      inHand: false,
      page: observableRef,
      fetched: observableRef,
    });
  }

  show(page: PaymentPage): void {
    this.page = page;
    this.startAnew();
  }

  /** The options asked for a typed business card (IN-06). */
  found(plans: ReadonlyMap<string, InstallmentPlan> | undefined): void {
    this.fetched = plans;
  }

  /** Another card: nothing is left of what was chosen for the one before (IN-10). */
  startAnew(): void {
    this.expanded = false;
    this.sheetOpen = false;
    this.card.resetInstallment();
  }

  /** What the card in hand can choose from; undefined where there is nothing to choose. */
  get table(): InstallmentTable | undefined {
    const { page, plan } = this;
    const card = this.inHand();
    if (page === undefined || plan === undefined || card === undefined) return undefined;
    return { page, plan, cardType: card.type, selected: card.saved, expanded: this.expanded, chosen: this.count };
  }

  get rows(): readonly InstallmentRow[] {
    return this.table === undefined ? [] : installmentRows(this.table);
  }

  /** Whether the toggle between some and all counts is there (IN-03). */
  get collapses(): boolean {
    return this.table !== undefined && collapses(this.table);
  }

  /** What is paid: 0 is the single payment (IN-01, IN-04). */
  get count(): number {
    return countIn(this.plan, this.card.installmentCount);
  }

  get chosen(): InstallmentRow | undefined {
    return this.rows.find(({ count }) => count === this.count);
  }

  /** What the payment will charge, in minor units (IN-01). */
  get amount(): number | undefined {
    return this.page && amountFor(this.page, this.plan, this.count);
  }

  /** IN-09. */
  get showsNote(): boolean {
    return this.page !== undefined && showsInstallmentNote(this.page);
  }

  choose(count: number): void {
    this.card.chooseInstallment(count);
  }

  toggleAll(): void {
    this.expanded = !this.expanded;
  }

  openSheet(): void {
    this.sheetOpen = true;
  }

  closeSheet(): void {
    this.sheetOpen = false;
  }

  private get plan(): InstallmentPlan | undefined {
    const card = this.inHand();
    if (this.page === undefined || card === undefined || !installmentsOffered(this.page, card)) return undefined;
    return planOf(this.page, card.brand, card.saved ? undefined : this.fetched);
  }
}
