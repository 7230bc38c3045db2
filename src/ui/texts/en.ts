import type { TextKey } from './tr.js';

/** Every text of the page in English. */
export const en: Record<TextKey, string> = {
  'app.title': 'Secure payment',
  'app.noScript': 'To pay, please turn on JavaScript in your browser and reload this page.',
  'app.language': 'Language: English',
  'theme.toDark': 'Switch to dark theme',
  'theme.toLight': 'Switch to light theme',

  'loading.page': 'Loading your payment',
  'loading.payment': 'Sending your payment',

  'label.ok': 'OK',
  'label.giveUp': 'Cancel',
  'label.delete': 'Delete',
  'label.continue': 'Continue',
  'label.yes': 'Yes',
  'label.no': 'No',
  'label.tryAgain': 'Try again',
  'label.backToStore': 'Back to the store',
  'label.backToLink': 'Back to the link',

  'testMode.title': 'YOU ARE PAYING IN TEST MODE',
  'testMode.description': 'A sample card is used and no real payment is taken.',

  'information.liveMode1':
    'Your store is in test mode. Switch to live mode in your store settings to take real payments.',
  'information.liveMode2':
    'Your live mode application is under review. You can take real payments once it is approved.',
  'information.merchantLogo': 'Your store’s logo can appear here. Add it in your store settings.',
  'information.settings': 'Store settings',
  'information.support': 'Support',

  'tabs.label': 'Payment method',
  'tabs.card': 'Pay by card',
  'tabs.bankLoans': 'Bank loan',
  'tabs.otherPayments': 'Other methods',

  'order.reference': 'Order no.',
  'order.summary': 'Order summary',
  'order.amount': 'Amount to pay',
  'order.details': 'Order details',
  'order.quantity': 'Quantity',
  'order.lineAmount': 'Amount',

  'card.holderName': 'Name on card',
  'card.holderNameLocked': 'Filled in for prepaid cards',
  'card.prepaidHolder': 'PREPAID CARD',
  'card.number': 'Card number',
  'card.numberHint': 'Moves on to the date when complete',
  'card.expiry': 'Expiry date',
  'card.expiryFormat': 'MM/YY',
  'card.expiryHint': 'Moves on when full',
  'card.cvv': 'Security code',
  'card.cvvHint': '3 digits on the back',
  'card.cvvHintAmex': '4 digits on the front',
  'card.cvvHelp': 'Where is the security code?',
  'card.cvvHelpBack': 'It is the 3 digits at the end of the signature strip on the back of your card.',
  'card.cvvHelpFront': 'On American Express cards it is the 4 digits on the front, above the end of the card number.',
  'card.cvvPictureBack': 'Back of a card: the security code is at the right end of the signature strip',
  'card.cvvPictureFront': 'Front of an American Express card: the security code is above the number, on the right',
  'card.storeCard': 'Save my card',
  'card.storeCardHelp': 'What does “Save my card” mean?',
  'card.storeCardHelpText':
    'We keep your card safely, so that next time you can pay without typing it again. Your security code is never kept.',
  'card.storeCardConfirm': 'Shall we save your card?',
  'card.storeCardConfirmText':
    'Your card is saved with the e-mail address {{email}}, and this payment is made with 3D Secure.',
  'card.use3d': 'Pay with 3D Secure',
  'card.use3dHelp': 'What is 3D Secure?',
  'card.use3dHelpText':
    'You approve the payment with a one-time code your bank sends to your phone. That way nobody but you can use your card.',

  'paymentPage.registeredCard.deleteError': 'Your card could not be deleted. Please try again a little later.',
  'paymentPage.registeredCard.deleteSuccess': 'Your card is deleted.',
  'savedCards.mine': 'My saved cards',
  'savedCards.payWith': 'Card to pay with',
  'savedCards.endsWith': 'ending in {{last4}}',
  'savedCards.expired': 'Expired',
  'savedCards.chosen': 'Chosen',
  'savedCards.useNew': 'Pay with another card',
  'savedCards.back': 'Back to my saved cards',
  'savedCards.more': '{{count}} more cards',
  'savedCards.delete': 'Delete: {{name}}, ending in {{last4}}',
  'savedCards.deleting': 'Deleting the card',
  'savedCards.deleteConfirm': 'Delete this card?',
  'savedCards.deleteConfirmText':
    '“{{name}}”, ending in {{last4}}, is removed from your saved cards. The card itself keeps working.',
  'savedCards.code': 'Security code of your card',
  'savedCards.codeText': 'To pay with “{{name}}”, ending in {{last4}}, enter its security code.',

  'installments.title': 'Installment options',
  'installments.count': 'Installments',
  'installments.monthly': 'Monthly',
  'installments.total': 'Total',
  'installments.single': 'Single payment',
  'installments.of': '{{count}} installments',
  'installments.bar': '{{count}} months × {{monthly}}',
  'installments.interest': 'Interest',
  'installments.pft': 'No interest',
  'installments.showAll': 'Show all installments',
  'installments.hide': 'Show fewer',
  'installments.note': 'Installment options depend on your card.',
  'installments.cashPrice': '{{count}} installments without interest',
  'installments.cashPriceBrands': 'With these cards:',

  'points.use': 'Use my {{amount}} in points',
  'points.info': 'Your points are taken off this payment, which is made with 3D Secure.',
  'points.applyError': 'We cannot reach your card points right now. You can pay without them.',

  'pay.submit': 'Make Payment',
  'pay.wait': 'Please wait',
  'pay.secure': 'Your card details are sent encrypted',

  'validation.required': 'This field is required',
  'validation.cardNumber': 'Enter your card number',
  'validation.cardNumberMinlength': 'The card number looks incomplete',
  'validation.cardNumberFormat': 'Check the card number',
  'validation.cardExpiryDateFormat': 'Check the month and year',
  'validation.cardCvvLength': 'Enter {{length}} digits',
  'validation.cardCvvFormat': 'Enter digits only',
  'validation.cardHolderName': 'Enter the full name on the card',
  'validation.cardHolderNameMax': 'Enter at most {{max}} characters',
  'validation.error': 'Something is missing',
  'validation.checkRegisteredCard': 'Check your saved card: choose one that has not expired, or pay with another card.',
  'validation.financeInfo': 'Please complete the financing information before you pay.',

  'error.title': 'Something went wrong',
  'error.description': 'Sorry, we cannot complete this right now. Please try again a little later.',
  'error.code': 'Code',
  'error.group': 'Group',
  'error.payment': 'Payment error',
  'error.sorryTryLater': 'Sorry, your payment did not go through. Please try again a little later.',
  'error.notFoundTitle': 'Page not found',
  'error.notFound': 'The link may be incomplete or mistyped. Try opening the link the store gave you again.',
  'error.expiredTitle': 'This payment has expired',
  'error.expired':
    'For your safety a payment page stays open for a limited time. Go back to the store and start a new payment.',
  'error.timeoutTitle': 'We got no answer',
  'error.timeout': 'The connection timed out. Please restart.',
  'error.restart': 'Restart',
  'error.transactionTitle': 'The payment was not completed',
  'error.transaction': 'The payment was interrupted. You can try again or go back to the store.',
  'error.missingNotificationUrlTitle': 'No notification URL is set',
  'error.missingNotificationUrl':
    'This store cannot take payments yet. If it is yours, set the notification URL in your panel settings.',
  'error.panelSettings': 'Open panel settings',
  'error.partMissing': 'A part of this page could not be loaded. Check your connection and try again.',

  'fallback.title': 'There is no payment waiting here',
  'fallback.description': 'To pay, open the page the store sent you to, or the link it gave you.',

  'success.title': 'Payment received',
  'success.description': 'Your order at {{merchant}} is paid. Thank you.',
  'success.descriptionPlain': 'Your order is paid. Thank you.',
  'success.goTo': 'Go to {{host}}',
  'success.countdown': 'You return to the store in {{seconds}} seconds.',

  'failed.title': 'Payment not completed',
  'failed.description':
    'Your bank did not approve the payment, or it was interrupted. You can try again or use another card.',
  'failed.descriptionNoRetry':
    'Your bank did not approve the payment, or it was interrupted. Go back to the store to start a new one.',
  'failed.retry': 'Pay again',

  'waiting.title': 'Your payment is being confirmed',
  'waiting.description':
    'We are waiting for your bank. This page updates by itself; please keep it open and do not pay again.',

  'unknown.title': 'We could not confirm your payment',
  'unknown.description': 'We got no clear answer from the bank, so your payment may have gone through.',
  'unknown.doNotPayAgain': 'Please do not pay again.',
  'unknown.checkAgain': 'Check again',
  'unknown.checking': 'Checking',

  'expiry.warning': 'Your time to pay ends in {{seconds}} seconds.',

  'footer.cards': 'Accepted cards and security',
  'footer.legal': 'Legal',
  'footer.privacy': 'Privacy policy',
  'footer.personalData': 'Personal data protection',
  'footer.poweredBy': 'Powered by Vezne',
};
