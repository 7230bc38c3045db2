/*
 * What a plain new-card payment never shows, in one file, so that the build makes one fetch of it: it comes when the
 * first of it is shown.
 */
export { CashPriceBanner } from '../installments/CashPriceBanner.js';
export { InstallmentSheet } from '../installments/InstallmentSheet.js';
export { Installments } from '../installments/Installments.js';
export { LinkOrder } from '../link/LinkOrder.js';
export { Points } from '../points/Points.js';
export { DeletionAlert } from '../saved-cards/DeletionAlert.js';
export { SavedCardDialogs } from '../saved-cards/SavedCardDialogs.js';
export { SavedCards } from '../saved-cards/SavedCards.js';
