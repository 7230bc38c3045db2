import { type CalendarMonth, readExpiry } from './expiry.js';

/** A card the shopper stored with the provider (EN-03). It is never more than its last four digits here. */
export interface SavedCard {
  readonly ctoken: string;
  readonly utoken: string;
  readonly dtoken: string;
  readonly groupId: string;
  readonly type: 'credit' | 'debit';
  /** Installment brand in lower case; empty when the card belongs to none. */
  readonly brand: string;
  readonly name: string;
  readonly last4: string;
  /** Two digits, `01` to `12`. */
  readonly month: string;
  /** Two digits. */
  readonly year: string;
  /** Scheme in lower case. */
  readonly scheme: string;
  readonly requiresCvv: boolean;
  readonly business: boolean;
}

/** Returns whether a card can pay no more: it is good through the last day of its month (SC-08, CN-11). */
export function isPastItsMonth({ month, year }: Pick<SavedCard, 'month' | 'year'>, now: CalendarMonth): boolean {
  return readExpiry(`${month}/${year}`, now) === undefined;
}

/** How many characters of a card's name are shown (SC-03). */
const shownNameLength = 20;

/** A card's name as it is shown: longer than 20 characters it is cut there and ends in an ellipsis (SC-03). */
export function shownCardName({ name }: SavedCard): string {
  const characters = [...name.normalize('NFC')];
  return characters.length > shownNameLength ? `${characters.slice(0, shownNameLength).join('')}…` : name;
}

/** The cards after one was removed (SC-04). */
export function withoutCard(cards: readonly SavedCard[], ctoken: string): readonly SavedCard[] {
  return cards.filter((card) => card.ctoken !== ctoken);
}

/** The card that is chosen: the first one until the shopper chooses, and again when the chosen one is gone (SC-02, SC-04). */
export function chosenCard(cards: readonly SavedCard[], ctoken: string | undefined): SavedCard | undefined {
  return cards.find((card) => card.ctoken === ctoken) ?? cards[0];
}
