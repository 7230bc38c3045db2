import { makeAutoObservable } from 'mobx';
import type { SavedCard } from '../../../../domain/card/saved-card.js';
import type { SavedCardsVm } from './saved-cards.vm.js';

/** How many rows an opened list starts with, and how many more are added when its last row is near. */
const rowsAtOnce = 10;

/** The rows of an opened list that are drawn: one of a thousand cards opens as fast as one of ten. */
export class SavedCardRowsVm {
  private count = rowsAtOnce;
  readonly #saved: Pick<SavedCardsVm, 'cards' | 'chosen'>;

  constructor(saved: Pick<SavedCardsVm, 'cards' | 'chosen'>) {
    this.#saved = saved;
    makeAutoObservable(this);
  }

  /** The chosen card is among them. */
  get drawn(): readonly SavedCard[] {
    const { cards, chosen } = this.#saved;
    const first = cards.slice(0, this.count);
    return chosen === undefined || first.includes(chosen) ? first : [chosen, ...first.slice(0, -1)];
  }

  get hiddenCount(): number {
    return Math.max(0, this.#saved.cards.length - this.count);
  }

  showMore(): void {
    if (this.hiddenCount > 0) this.count += rowsAtOnce;
  }
}
