import { cardDialogs } from './card-dialogs.js';
import { deadline } from './deadline.js';
import { errorScreens } from './error-screens.js';
import { information } from './information.js';
import { installments } from './installments.js';
import { leave } from './leave.js';
import { payDialogs } from './pay-dialogs.js';
import { points } from './points.js';
import { receipt } from './receipt.js';
import { savedCards } from './saved-cards.js';

/** Holds what is fetched with the first view that a plain new card does not show, in Turkish. */
export const cardExtras = {
  ...payDialogs,
  ...cardDialogs,
  ...savedCards,
  ...installments,
  ...points,
  ...deadline,
  ...information,
  ...leave,
  ...errorScreens,
  ...receipt,
};
