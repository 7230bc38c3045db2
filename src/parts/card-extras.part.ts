/* What a new card can be paid without. It is fetched when the first of it is shown, once the form can be used. */

export { ProviderError } from '../ui/outcome/ProviderError.js';
export { Receipt } from '../ui/outcome/Receipt.js';
export { Unfinished } from '../ui/outcome/Unfinished.js';
export { AmountLabel } from '../ui/payment/amount/AmountLabel.js';
export { AmountLines } from '../ui/payment/amount/AmountLines.js';
export { CardDialogs, HelpDialogs } from '../ui/payment/card/CardDialogs.js';
export { DeadlineWarning } from '../ui/payment/deadline/DeadlineWarning.js';
export { InformationBanner } from '../ui/payment/InformationBanner.js';
export { CashPriceBanner } from '../ui/payment/installments/CashPriceBanner.js';
export { InstallmentSheet } from '../ui/payment/installments/InstallmentSheet.js';
export { Installments } from '../ui/payment/installments/Installments.js';
export { LinkOrder } from '../ui/payment/link/LinkOrder.js';
export { LinkPaymentExpired } from '../ui/payment/link/LinkPaymentExpired.js';
export { MethodMarks } from '../ui/payment/MethodMarks.js';
export { PaymentWayBack } from '../ui/payment/PaymentWayBack.js';
export { Points } from '../ui/payment/points/Points.js';
export { DeletionAlert } from '../ui/payment/saved-cards/DeletionAlert.js';
export { SavedCardDialogs } from '../ui/payment/saved-cards/SavedCardDialogs.js';
export { SavedCards } from '../ui/payment/saved-cards/SavedCards.js';
