import { makeAutoObservable, observableRef } from 'mobx';
import type { CardType } from '../../../../domain/card/bin.js';
import { amountFor, installmentFor } from '../../../../domain/installments/installment-amount.js';
import { countIn } from '../../../../domain/installments/installment-choice.js';
import {
  installmentsOffered,
  planOf,
  showsInstallmentNote,
} from '../../../../domain/installments/installment-eligibility.js';
import type { InstallmentOption, InstallmentPlan } from '../../../../domain/installments/installment-plan.js';
import type { InstallmentTable } from '../../../../domain/installments/installment-rows.js';
import type { Currency } from '../../../../domain/money/currency.js';
import type { PaymentPage } from '../../../../domain/payment/payment-page.js';

/** Describes what counts of the card the payment would be made with now, new or saved. */
export interface CurrentCard {
  /** Changes with the card and with its brand: what was chosen for one card is not for the next (IN-10). */
  readonly key: string;
  /** Lower case; empty when the card belongs to none. */
  readonly brand: string;
  readonly type: CardType;
  readonly saved: boolean;
}

/** Over how many months the current card can pay, and over how many it will. */
export class InstallmentsVm {
  /** All counts are listed (IN-03). */
  expanded = false;
  /** The phone's list is open (IN-03). */
  sheetOpen = false;
  /** The plans that were asked for a typed business card, by brand (IN-06). */
  private plans: ReadonlyMap<string, InstallmentPlan> | undefined = undefined;
  /** Holds the count that the shopper chose, 0 for the single payment; the card’s plan says which one is paid (IN-01). */
  private chosenCount = 0;
  readonly #page: PaymentPage;
  readonly #currentCard: () => CurrentCard | undefined;

  constructor(page: PaymentPage, currentCard: () => CurrentCard | undefined) {
    this.#page = page;
    this.#currentCard = currentCard;
    makeAutoObservable<InstallmentsVm, 'plans'>(this, {
      plans: observableRef,
    });
  }

  setPlans(plans: ReadonlyMap<string, InstallmentPlan> | undefined): void {
    this.plans = plans;
  }

  /** The card is another one: what was chosen for the one before is dropped (IN-10). */
  startAnew(): void {
    this.expanded = false;
    this.sheetOpen = false;
    this.chosenCount = 0;
  }

  get currency(): Currency {
    return this.#page.order.currency;
  }

  /** Returns what the current card can choose from; undefined where there is nothing to choose. */
  get table(): InstallmentTable | undefined {
    const { plan } = this;
    const page = this.#page;
    const card = this.#currentCard();
    if (plan === undefined || card === undefined) return undefined;
    return { page, plan, cardType: card.type, selected: card.saved, expanded: this.expanded, chosen: this.count };
  }

  /** Returns what is paid: 0 is the single payment (IN-01, IN-04). */
  get count(): number {
    return countIn(this.plan, this.chosenCount);
  }

  /** Returns the months that are paid; undefined for the single payment. */
  get chosen(): InstallmentOption | undefined {
    return installmentFor(this.plan, this.chosenCount);
  }

  /** Returns what the payment will charge, in minor units (IN-01). */
  get amount(): number {
    return amountFor(this.#page, this.plan, this.chosenCount);
  }

  /** IN-09. */
  get showsNote(): boolean {
    return showsInstallmentNote(this.#page);
  }

  /** The plans of every brand can be opened: while no card is known (IN-11). */
  get plansOffered(): boolean {
    return this.#currentCard() === undefined && installmentsOffered(this.#page, {});
  }

  /** The plans that have options, of every brand, with their keys (EN-03). */
  get allPlans(): readonly (readonly [key: string, InstallmentPlan])[] {
    return [...this.#page.installments].filter(([, { options }]) => options.length > 0);
  }

  choose(count: number): void {
    this.chosenCount = count;
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
    const card = this.#currentCard();
    if (card === undefined || !installmentsOffered(this.#page, card)) return undefined;
    return planOf(this.#page, card.brand, card.saved ? undefined : this.plans);
  }
}
