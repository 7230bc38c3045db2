import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Cards } from '../../../application/ports.js';
import { deleteSavedCard } from '../../../application/saved-cards/delete-saved-card.js';
import { digitsOf } from '../../../domain/card/card-number.js';
import { type CalendarMonth, expiryProblem } from '../../../domain/card/expiry.js';
import { chosenCard, type SavedCard, withoutCard } from '../../../domain/card/saved-card.js';
import { type Scheme, schemeNamed } from '../../../domain/card/scheme.js';
import { savedCardCvvProblem } from '../../../domain/card/security-code.js';
import { savedCardsOffered } from '../../../domain/page/features.js';
import type { PageAccess, PaymentPage } from '../../../domain/page/payment-page.js';
import type { Problem } from '../../../domain/page/problem.js';

/** How many rows an opened list starts with, and how many more it takes on when its end comes into sight. */
const rowsAtOnce = 10;

/** What a deletion came to (SC-04, SC-05). */
export type DeletionNotice = 'deleted' | 'deleteError';

/** The cards the shopper stored: which of them pays, the list, deleting one, and the code some of them ask for. */
export class SavedCardsVm {
  cards: readonly SavedCard[] = [];
  listOpen = false;
  notice: DeletionNotice | undefined = undefined;
  /** The card whose deletion is asked about (SC-04). */
  askedToDelete: SavedCard | undefined = undefined;
  /** The security code is asked for (SC-06). */
  asksCode = false;
  /** Digits only. */
  code = '';
  private access: PageAccess | undefined = undefined;
  private chosenToken: string | undefined = undefined;
  private deleting: SavedCard | undefined = undefined;
  private rowCount = rowsAtOnce;
  private codeTried = false;

  constructor(
    private readonly gateway: Pick<Cards, 'remove'>,
    private readonly thisMonth: () => CalendarMonth,
    /** The card that would have paid is gone: what was said about its payment is, too (SC-04). */
    private readonly onChosenRemoved: () => void,
  ) {
    makeAutoObservable<SavedCardsVm, 'gateway' | 'thisMonth' | 'onChosenRemoved' | 'access' | 'deleting'>(this, {
      cards: observableRef,
      askedToDelete: observableRef,
      deleting: observableRef,
      access: observableRef,
      gateway: false,
      thisMonth: false,
      onChosenRemoved: false,
    });
  }

  show(page: PaymentPage): void {
    this.cards = savedCardsOffered(page) ? page.savedCards : [];
    this.access = page.access;
    this.chosenToken = undefined;
    this.notice = undefined;
    this.closeAll();
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

  isExpired({ month, year }: SavedCard): boolean {
    return expiryProblem(`${month}/${year}`, this.thisMonth()) !== undefined;
  }

  /** The rows that are drawn: a list of a thousand cards opens as fast as one of ten. The chosen card is among them. */
  get rows(): readonly SavedCard[] {
    const first = this.cards.slice(0, this.rowCount);
    const { chosen } = this;
    return chosen === undefined || first.includes(chosen) ? first : [chosen, ...first.slice(0, -1)];
  }

  get hiddenRows(): number {
    return Math.max(0, this.cards.length - this.rowCount);
  }

  showMoreRows(): void {
    if (this.hiddenRows > 0) this.rowCount += rowsAtOnce;
  }

  openList(): void {
    this.listOpen = true;
    this.notice = undefined;
    this.rowCount = rowsAtOnce;
  }

  /** A press beside the list closes it, but not one in the question that stands before it. */
  closeList(): void {
    if (this.askedToDelete === undefined) this.listOpen = false;
  }

  choose(card: SavedCard): void {
    this.chosenToken = card.ctoken;
    this.notice = undefined;
    this.listOpen = false;
  }

  askDelete(card: SavedCard): void {
    this.notice = undefined;
    if (this.deleting === undefined) this.askedToDelete = card;
  }

  giveUpDelete(): void {
    this.askedToDelete = undefined;
  }

  isDeleting(card: SavedCard): boolean {
    return this.deleting?.ctoken === card.ctoken;
  }

  confirmDelete(): void {
    const { askedToDelete: card, access } = this;
    this.askedToDelete = undefined;
    if (card === undefined || access === undefined) return;
    this.deleting = card;
    deleteSavedCard(this.gateway)(access, card).subscribe((end) => {
      runInAction(() => {
        this.deleting = undefined;
        this.notice = end === 'deleted' ? 'deleted' : 'deleteError';
        if (end === 'deleted') this.remove(card);
      });
    });
  }

  /** Opens the question for the code; it starts empty each time (SC-06). */
  askCode(): void {
    this.forgetCode();
    this.asksCode = true;
  }

  enterCode(text: string): void {
    this.code = digitsOf(text).slice(0, 4);
  }

  /** Whether the code can go with the payment; if not, the field says why (SC-07). */
  acceptsCode(): boolean {
    this.codeTried = true;
    if (this.codeProblem !== undefined) return false;
    this.asksCode = false;
    return true;
  }

  get codeScheme(): Scheme | undefined {
    return schemeNamed(this.chosen?.scheme ?? '');
  }

  get codeProblem(): Problem | undefined {
    return savedCardCvvProblem(this.code, this.codeScheme);
  }

  /** Only once the shopper has tried to go on. */
  get shownCodeProblem(): Problem | undefined {
    return this.codeTried ? this.codeProblem : undefined;
  }

  /** The code lives as long as its payment, or its question. */
  forgetCode(): void {
    this.code = '';
    this.asksCode = false;
    this.codeTried = false;
  }

  private remove(card: SavedCard): void {
    const paid = this.chosen?.ctoken === card.ctoken;
    this.cards = withoutCard(this.cards, card.ctoken);
    if (this.cards.length === 0) this.listOpen = false;
    if (!paid) return;
    this.chosenToken = undefined;
    this.onChosenRemoved();
  }

  private closeAll(): void {
    this.listOpen = false;
    this.askedToDelete = undefined;
    this.forgetCode();
  }
}
