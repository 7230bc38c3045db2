import { makeAutoObservable, observableRef } from 'mobx';
import { storeCardAllowed } from '../../../../domain/payment/page-features.js';
import {
  askStoreCard,
  check3d,
  confirmStoreCard,
  dropPoints,
  dropStoreCard,
  initialChoice,
  uncheck3d,
  usePoints as withPoints,
} from '../../../../domain/payment/payment-choice.js';
import type { PaymentPage } from '../../../../domain/payment/payment-page.js';
import { non3dAllowed, paysWith3d, type SecurityChoice } from '../../../../domain/payment/three-d-secure.js';

/** Describes what the shopper chooses beside the card: to store it, 3-D Secure, the points. */
export class CardChoiceVm {
  /** True while the shopper is asked whether the card is to be stored (S3-01). */
  askingToStore = false;
  private choice: SecurityChoice;
  readonly #page: PaymentPage;

  constructor(page: PaymentPage) {
    this.#page = page;
    this.choice = initialChoice(page);
    makeAutoObservable<CardChoiceVm, 'choice'>(this, { choice: observableRef });
  }

  get storeCardOffered(): boolean {
    return storeCardAllowed(this.#page);
  }

  get storeCard(): boolean {
    return this.choice.storeCard;
  }

  get shows3dBox(): boolean {
    return non3dAllowed(this.#page);
  }

  get use3d(): boolean {
    return this.choice.use3d;
  }

  /** The merchant insists, or points are used: the box stays checked (S3-05, S3-04). */
  get use3dFixed(): boolean {
    return this.#page.force3d || this.pointsUsed;
  }

  get with3d(): boolean {
    return paysWith3d(this.choice, this.#page);
  }

  /** The e-mail the store-card dialog names (S3-01). */
  get email(): string {
    return this.#page.order.email;
  }

  /** Checking asks first; the box follows the answer (S3-01). */
  toggleStoreCard(checked: boolean): void {
    if (!checked) this.choice = dropStoreCard(this.choice);
    else if (askStoreCard(this.#page) !== undefined) this.askingToStore = true;
  }

  answerStoreCard(yes: boolean): void {
    this.askingToStore = false;
    this.choice = yes ? confirmStoreCard(this.choice) : dropStoreCard(this.choice);
  }

  toggle3d(checked: boolean): void {
    this.choice = checked ? check3d(this.choice) : uncheck3d(this.choice, this.#page);
  }

  get pointsUsed(): boolean {
    return this.choice.usePoints;
  }

  /** CP-03. */
  spendPoints(spend: boolean): void {
    this.choice = spend ? withPoints(this.choice) : dropPoints(this.choice);
  }
}
