import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { deleteSavedCard } from '../../../../application/card/delete-saved-card.js';
import type { Cards } from '../../../../application/ports.js';
import type { SavedCard } from '../../../../domain/card/saved-card.js';
import type { PageAccess } from '../../../../domain/payment/payment-page.js';

/** Describes what a deletion came to (SC-04, SC-05). */
export type DeletionNotice = 'deleted' | 'deleteError';

/** Deleting a saved card: the question before it, the call, and the answer (SC-04, SC-05). */
export class CardDeletionVm {
  notice: DeletionNotice | undefined = undefined;
  /** The card whose deletion is asked about (SC-04). */
  askedAbout: SavedCard | undefined = undefined;
  private deleting: SavedCard | undefined = undefined;
  readonly #remove: ReturnType<typeof deleteSavedCard>;
  readonly #access: PageAccess;
  readonly #onDeleted: (card: SavedCard) => void;

  constructor(gateway: Pick<Cards, 'remove'>, access: PageAccess, onDeleted: (card: SavedCard) => void) {
    this.#remove = deleteSavedCard(gateway);
    this.#access = access;
    this.#onDeleted = onDeleted;
    makeAutoObservable<CardDeletionVm, 'deleting'>(this, {
      askedAbout: observableRef,
      deleting: observableRef,
    });
  }

  ask(card: SavedCard): void {
    this.notice = undefined;
    if (this.deleting === undefined) this.askedAbout = card;
  }

  giveUp(): void {
    this.askedAbout = undefined;
  }

  dismissNotice(): void {
    this.notice = undefined;
  }

  isDeleting(card: SavedCard): boolean {
    return this.deleting?.ctoken === card.ctoken;
  }

  confirm(): void {
    const card = this.askedAbout;
    this.askedAbout = undefined;
    if (card === undefined || this.deleting !== undefined) return;
    this.deleting = card;
    this.#remove(this.#access, card).subscribe((answer) => {
      runInAction(() => {
        this.deleting = undefined;
        this.notice = answer === 'deleted' ? 'deleted' : 'deleteError';
        if (answer === 'deleted') this.#onDeleted(card);
      });
    });
  }
}
