import type { ComponentProps, ComponentType, ElementType } from 'react';
import type { AmountLabel } from './AmountLabel.js';
import type { CardDialogs, HelpDialogs } from './CardDialogs.js';
import type { CardMasks } from './form/CardMasks.js';
import type { CashPriceBanner } from './installments/CashPriceBanner.js';
import type { InstallmentSheet } from './installments/InstallmentSheet.js';
import type { Installments } from './installments/Installments.js';
import type { Points } from './points/Points.js';
import type { DeletionAlert } from './saved-cards/DeletionAlert.js';
import type { SavedCardDialogs } from './saved-cards/SavedCardDialogs.js';
import type { SavedCards } from './saved-cards/SavedCards.js';

type View<Component extends ElementType> = ComponentType<ComponentProps<Component>>;

/** The views of the card tab that a new card can be paid without. The first of them that is shown fetches them all. */
export interface CardViews {
  readonly AmountLabel: View<typeof AmountLabel>;
  readonly CardDialogs: View<typeof CardDialogs>;
  /** The masks of its fields come by themselves. */
  readonly CardMasks: View<typeof CardMasks>;
  readonly CashPriceBanner: View<typeof CashPriceBanner>;
  readonly DeletionAlert: View<typeof DeletionAlert>;
  readonly HelpDialogs: View<typeof HelpDialogs>;
  readonly InstallmentSheet: View<typeof InstallmentSheet>;
  readonly Installments: View<typeof Installments>;
  readonly Points: View<typeof Points>;
  readonly SavedCardDialogs: View<typeof SavedCardDialogs>;
  readonly SavedCards: View<typeof SavedCards>;
}
