/* Holds what a new card can be paid without. It is fetched when the first of it is shown, once the form can be used. */

export { Basket } from '../ui/outcome/Basket.js';
export { PaidScreen } from '../ui/outcome/PaidScreen.js';
export { ProviderError } from '../ui/outcome/ProviderError.js';
export { Unfinished } from '../ui/outcome/Unfinished.js';
export { AmountLabel } from '../ui/payment/card/AmountLabel.js';
export { CardDialogs, HelpDialogs } from '../ui/payment/card/CardDialogs.js';
export { CardTerms } from '../ui/payment/card/CardTerms.js';
export { CashPriceBanner } from '../ui/payment/card/installments/CashPriceBanner.js';
export { InstallmentSheet } from '../ui/payment/card/installments/InstallmentSheet.js';
export { SavedCardDialogs } from '../ui/payment/card/saved-cards/SavedCardDialogs.js';
export { DeletionAlert } from '../ui/payment/card/saved-cards/SavedCardList.js';
export { SavedCards } from '../ui/payment/card/saved-cards/SavedCards.js';
export { AmountLines } from '../ui/payment/page/AmountLines.js';
export { InformationBanner, TestModeBanner } from '../ui/payment/page/Banners.js';
export { DeadlineWarning } from '../ui/payment/page/DeadlineWarning.js';
export { LinkOrder } from '../ui/payment/page/LinkOrder.js';
export { LinkPaymentExpired } from '../ui/payment/page/LinkPaymentExpired.js';
export { MethodDrawer } from '../ui/payment/page/MethodDrawer.js';
export { MethodMarks } from '../ui/payment/page/MethodMarks.js';
export { OpenedSlip } from '../ui/payment/page/OpenedSlip.js';
export { PaymentWayBack } from '../ui/payment/page/PaymentWayBack.js';
