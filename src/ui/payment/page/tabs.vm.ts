import { makeAutoObservable } from 'mobx';
import { firstTab, type Tab, type TabId, tabs, tabsBeforeLoad } from '../../../domain/methods/method-tabs.js';
import { mayChooseTab } from '../../../domain/payment/page-features.js';
import type { PaymentPage } from '../../../domain/payment/payment-page.js';

/** The tabs of the payment methods (TB-01..05), and the drawer they stand in on a phone (TB-08, UI-03). */
export class TabsVm {
  chosen: TabId = firstTab;
  /** The drawer is open (UI-03). */
  isActive = false;
  /** Undefined until it is loaded: then only the card is certain, and nothing can be chosen. */
  readonly #page: PaymentPage | undefined;
  /** The form takes no input: the payment is a test (PP-14). */
  readonly #blocked: boolean;
  /** A payment is being sent: no tab can be chosen, by keyboard neither (TB-03). */
  readonly #isSending: () => boolean;
  readonly #onChoose: (id: TabId) => void;

  constructor(
    page: PaymentPage | undefined,
    blocked: boolean,
    isSending: () => boolean = () => false,
    onChoose: (id: TabId) => void = () => undefined,
  ) {
    this.#page = page;
    this.#blocked = blocked;
    this.#isSending = isSending;
    this.#onChoose = onChoose;
    makeAutoObservable(this);
  }

  get all(): readonly Tab[] {
    return this.#page === undefined ? tabsBeforeLoad : tabs(this.#page);
  }

  /** With nothing but the card there is nothing to choose (TB-01). */
  get shown(): boolean {
    return this.#page === undefined || this.all.some(({ id, active }) => active && id !== firstTab);
  }

  /** The page behind the open drawer does not scroll (UI-03). */
  get overflowHidden(): boolean {
    return this.isActive;
  }

  /** Greyed out: it has nothing to offer (TB-02), or the payment is a test (TB-05). */
  isGrey({ id, active }: Tab): boolean {
    return !active || (this.#blocked && id !== this.chosen);
  }

  /** Only the tab that is shown could be chosen: the drawer cannot open (TB-05). */
  get locked(): boolean {
    return this.all.every((tab) => tab.id === this.chosen || this.isGrey(tab));
  }

  choose(id: TabId): void {
    if (this.#page === undefined || this.#isSending() || !mayChooseTab(this.#page, id)) return;
    this.chosen = id;
    this.isActive = false;
    this.#onChoose(id);
  }

  openDrawer(): void {
    this.isActive = !this.locked && !this.#isSending();
  }

  closeDrawer(): void {
    this.isActive = false;
  }
}
