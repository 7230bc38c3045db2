import type { CardType } from '../../../../domain/card/bin.js';

/** Describes what counts of the card the payment would be made with now, new or saved. */
export interface CurrentCard {
  /** Changes with the card and with its brand: what was chosen for one card is not for the next (IN-10). */
  readonly key: string;
  /** Lower case; empty when the card belongs to none. */
  readonly brand: string;
  readonly type: CardType;
  readonly saved: boolean;
}
