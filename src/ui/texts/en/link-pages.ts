import type { linkPages as turkish } from '../tr/link-pages.js';

/** The pages of links, and those of an address without a payment, in English. */
export const linkPages: Record<keyof typeof turkish, string> = {
  // The HTML says it where no script runs; no page does.
  'app.noScript': 'To pay, please turn on JavaScript in your browser and reload this page.',

  'fallback.title': 'There is no payment waiting here',
  'fallback.description': 'To pay, open the page the store sent you to, or the link it gave you.',

  'failed.title': 'Payment not completed',
  'failed.description':
    'Your bank did not approve the payment, or it was interrupted. You can try again or use another card.',
  'failed.descriptionNoRetry':
    'Your bank did not approve the payment, or it was interrupted. Go back to the store to start a new one.',
  'failed.retry': 'Try again',

  'link.loading': 'Opening the payment link',
  'link.creating': 'Preparing the payment page',
  'link.continue': 'Continue to Payment',
  'link.secure': 'You enter your card on the next page',
  'link.amountDue': 'Amount to pay',
  'link.amountLeft': 'Amount due',
  'link.priceEach': 'Unit price',
  'link.chooseAmount': 'You choose the amount',
  'link.readMore': 'Read more',
  'link.readLess': 'Show less',

  'link.payer': 'Payer',
  'link.payment': 'Payment amount',
  'link.amountHintPart': 'Pay all of it or a part',
  'link.amountHintRange': 'Between {{min}} and {{max}}',
  'link.payAll': 'Pay all of it',
  'link.after': '{{amount}} is left after this payment',
  'link.afterNothing': 'This payment settles everything',
  'link.payerBroken':
    'The payer’s name or e-mail is missing from this link, so it cannot be paid. Please tell the store.',

  'quantity.label': 'Quantity',
  'quantity.more': 'One more',
  'quantity.less': 'One less',

  'address.contact': 'Contact details',
  'address.delivery': 'Delivery address',
  'address.yours': 'Your details',
  'address.name': 'First name',
  'address.surname': 'Last name',
  'address.fullName': 'Full name',
  'address.phone': 'Mobile phone',
  'address.email': 'E-mail',
  'address.province': 'City (province)',
  'address.provincePrompt': 'Choose a city',
  'address.district': 'District',
  'address.districtPrompt': 'Choose a district',
  'address.districtFirst': 'Choose the city first',
  'address.loading': 'Loading the cities',
  'address.missing': 'The list of cities could not be loaded. Check your connection and try again.',
  'address.abroad': 'Deliver outside Türkiye',
  'address.detail': 'Address',
  'address.detailHint': 'Neighbourhood, street, building and flat no.',
  'address.detailHintAbroad': 'Street, building no., city and country',
  'address.zip': 'Postal code',
  'address.optional': '{{label}} (optional)',
  'address.invoice': 'I want an invoice',
  'address.invoiceDetails': 'Invoice details',
  'address.invoiceTitle': 'Name on the invoice',
  'address.taxOffice': 'Tax office',
  'address.taxNumber': 'Tax or Turkish ID number',

  'picture.open': 'Enlarge the picture: {{name}}',
  'picture.of': 'Picture of {{name}}',
  'picture.close': 'Close the picture',
  'picture.tools': 'Picture tools',
  'picture.zoomIn': 'Zoom in',
  'picture.zoomOut': 'Zoom out',
  'picture.turn': 'Rotate by 90°',
  'picture.reset': 'Fit to screen',
  'picture.percent': '{{percent}}%',
  'picture.state': 'Zoom {{percent}} percent, rotated by {{degrees}} degrees',

  'linkState.again': 'Try again',
  'linkState.toStore': 'Go to the store’s site',
  'linkState.notFoundTitle': 'There is no such payment link',
  'linkState.notFound': 'The address may have been copied incompletely. Try opening the link you were sent again.',
  'linkState.deletedTitle': 'This link was withdrawn',
  'linkState.deleted': 'The store took this payment link back. If you still have to pay, ask for a new link.',
  'linkState.expiredTitle': 'This link has expired',
  'linkState.expired': 'This payment link is no longer valid. To pay, ask the store for a new link.',
  'linkState.paidTitle': 'This is already paid',
  'linkState.paid': 'Your payment to {{merchant}} was received in full. There is nothing left to do.',
  'linkState.paidPlain': 'The payment was received in full. There is nothing left to do.',
  'linkState.pendingTitle': 'A payment is under way',
  'linkState.pending':
    'Somebody has started to pay this. Until that is settled, no other payment can be taken; try again in a few minutes.',
  'linkState.outOfStockTitle': 'Sold out',
  'linkState.outOfStock':
    'Nothing is left to sell right now. It may open again if an order under way is not completed.',
  'linkState.closedTitle': 'This link takes no payments at the moment',
  'linkState.closed':
    'The store has paused it, or it has taken all the payments it was made for. Try again later, or ask the store.',
  'linkState.overLimitTitle': 'The amount is over the limit',
  'linkState.overLimit':
    'A link can collect {{amount}} at the most. Ask the store to split the amount into several links.',

  'linkFailure.title': 'The payment page could not be opened',
  'linkFailure.other': 'Check your connection and try again. What you typed is still here, and nothing was charged.',
  'linkFailure.outOfStock': 'There are not that many left. Lower the quantity and try again.',
  'linkFailure.amountLeft': 'The amount due has changed. Check the amount and try again.',

  'linkSuccess.title': 'Payment received',
  'linkSuccess.description': 'Your payment is complete. You can close this page.',

  'linkFailed.description':
    'Your bank did not approve the payment, or it was interrupted. Go back to the link to try again, or use another card.',

  'validation.minLength': 'Enter at least {{min}} characters',
  'validation.maxLength': 'Enter at most {{max}} characters',
  'validation.lettersOnly': 'Use letters and spaces only',
  'validation.cardInText': 'Do not write a card number here',
  'validation.phone': 'Enter digits only, + may come first',
  'validation.phoneMin': 'Enter at least {{min}} digits',
  'validation.phoneMax': 'Enter at most {{max}} characters',
  'validation.email': 'Enter a valid e-mail address',
  'validation.emailCharacters': 'Use only a-z, digits and @ . _ -',
  'validation.taxNumber': 'Enter {{min}} or {{max}} digits',
  'validation.amount': 'Write the amount like 1.234,56',
  'validation.amountMin': 'Enter at least {{amount}}',
  'validation.amountMax': 'Enter at most {{amount}}',
  'validation.amountLeftMin': 'What is left must be zero or at least {{amount}}',
  'validation.collectionLimit': 'A collection cannot exceed {{amount}}',
  'validation.quantityMin': 'You can buy {{min}} at the least',
  'validation.quantityMax': 'Stock limit: you can buy {{max}} at the most',
};
