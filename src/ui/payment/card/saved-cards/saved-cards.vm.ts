import { makeAutoObservable, observableRef } from 'mobx';
import type { Cards } from '../../../../application/ports.js';
import type { CalendarMonth } from '../../../../domain/card/expiry.js';
import { chosenCard, isPastItsMonth, type SavedCard, withoutCard } from '../../../../domain/card/saved-card.js';
import { savedCardsOffered } from '../../../../domain/payment/page-features.js';
import type { PaymentPage } from '../../../../domain/payment/payment-page.js';
import { CardCodeVm } from './card-code.vm.js';
import { CardDeletionVm } from './card-deletion.vm.js';

/** The cards the shopper stored: which of them pays, and the list of all. */
export class SavedCardsVm {
  readonly deletion: CardDeletionVm;
  readonly code: CardCodeVm;
  cards: readonly SavedCard[];
  listOpen = false;
  /** The shopper sees which card is chosen: until then nothing is paid with it (SC-10). */
  inView = false;
  private chosenToken: string | undefined = undefined;
  readonly #thisMonth: () => CalendarMonth;
  /** The card that would have paid is deleted: the errors of its payment are void (SC-04). */
  readonly #onChosenRemoved: () => void;

  constructor(
    page: PaymentPage,
    gateway: Pick<Cards, 'remove'>,
    thisMonth: () => CalendarMonth,
    onChosenRemoved: () => void,
  ) {
    this.#thisMonth = thisMonth;
    this.#onChosenRemoved = onChosenRemoved;
    this.cards = savedCardsOffered(page) ? page.savedCards : [];
    this.deletion = new CardDeletionVm(gateway, page.access, (card) => this.remove(card));
    this.code = new CardCodeVm(() => this.chosen?.scheme ?? '');
    makeAutoObservable(this, {
      cards: observableRef,
    });
  }

  /** The card that pays: the first one until another is chosen (SC-02). */
  get chosen(): SavedCard | undefined {
    return chosenCard(this.cards, this.chosenToken);
  }

  /** The chosen card when it can pay: a card past its month counts as none (SC-08). */
  get payable(): SavedCard | undefined {
    const { chosen } = this;
    return chosen !== undefined && !this.isExpired(chosen) ? chosen : undefined;
  }

  /** The chosen card is being deleted: nothing is paid until it is known which card remains (SC-10). */
  get isChosenLeaving(): boolean {
    return this.chosen !== undefined && this.deletion.isDeleting(this.chosen);
  }

  isExpired(card: SavedCard): boolean {
    return isPastItsMonth(card, this.#thisMonth());
  }

  setInView(inView: boolean): void {
    this.inView = inView;
  }

  openList(): void {
    this.listOpen = true;
    this.deletion.dismissNotice();
  }

  /** A press beside the list closes it, but not one in the dialog before it that asks about a deletion. */
  closeList(): void {
    if (this.deletion.askedAbout === undefined) this.foldList();
  }

  /** Closes the list, whatever stands before it. */
  foldList(): void {
    this.listOpen = false;
  }

  choose(card: SavedCard): void {
    this.chosenToken = card.ctoken;
    this.deletion.dismissNotice();
    this.listOpen = false;
  }

  private remove(card: SavedCard): void {
    const wasChosen = this.chosen?.ctoken === card.ctoken;
    this.cards = withoutCard(this.cards, card.ctoken);
    if (this.cards.length === 0) this.listOpen = false;
    if (!wasChosen) return;
    this.chosenToken = undefined;
    // The code was asked for the card that is gone (SC-10).
    this.code.forget();
    this.#onChosenRemoved();
  }
}
