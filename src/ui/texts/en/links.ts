import type { links as turkish } from '../tr/links.js';
import { outcomeDetails } from './outcome-details.js';
import { awaitedAnswer, fieldRefusals } from './several-parts.js';

/** Holds what the pages of links, and those of an address without a payment, show beside what every page does, in English. */
export const links: Readonly<Record<keyof typeof turkish, string>> = {
  ...awaitedAnswer,
  ...fieldRefusals,
  ...outcomeDetails,

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
  'link.creating': 'Preparing your payment',
  'link.continue': 'Continue to payment',
  'link.secure': 'You enter your card on the next page',
  'link.amountDue': 'Amount to pay',
  'link.amountLeft': 'Balance due',
  'link.priceEach': 'Unit price',
  'link.chooseAmount': 'You choose the amount',
  'link.readMore': 'Read more',
  'link.readLess': 'Show less',

  'link.payer': 'Payer',
  'link.payment': 'Payment amount',
  'link.amountHintPart': 'Pay all of it or a part',
  'link.amountHintRange': 'Between {{min}} and {{max}}',
  'link.payAll': 'Pay in full',
  'link.after': '{{amount}} is left after this payment',
  'link.afterNothing': 'This pays the full amount',
  'link.payerBroken':
    'The payer’s name or e‑mail is missing from this link, so it cannot be paid. Please tell the store.',

  'quantity.label': 'Quantity',
  'quantity.more': 'Increase',
  'quantity.less': 'Decrease',

  'address.contact': 'Contact details',
  'address.delivery': 'Delivery address',
  'address.yours': 'Your details',
  'address.name': 'First name',
  'address.surname': 'Last name',
  'address.fullName': 'Full name',
  'address.phone': 'Mobile phone',
  'address.email': 'E‑mail',
  'address.province': 'Province',
  'address.provincePrompt': 'Choose a province',
  'address.district': 'District',
  'address.districtPrompt': 'Choose a district',
  'address.districtFirst': 'Choose a province first',
  'address.loading': 'Loading the provinces',
  'address.missing': 'The list of provinces could not be loaded. Check your connection and try again.',
  'address.abroad': 'Deliver outside Türkiye',
  'address.country': 'Country',
  'address.countryPrompt': 'Choose a country',
  'address.detail': 'Address',
  'address.detailHint': 'Neighbourhood, street, building and flat no.',
  'address.detailHintAbroad': 'Street, building no., city and state',
  'address.zip': 'Postal code',
  'address.optional': '(optional)',
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
  'linkState.store': 'Store',
  'linkState.toStore': 'Go to the store’s site',
  'linkState.notFoundTitle': 'There is no such payment link',
  'linkState.notFound': 'The address may have been copied incompletely. Try opening the link you were sent again.',
  'linkState.deletedTitle': 'This link was withdrawn',
  'linkState.deleted': 'The store has withdrawn this payment link. If you still have to pay, ask for a new link.',
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
  'linkState.closed': 'The store isn’t taking payments by this link now.',
  'linkState.overLimitTitle': 'The amount is over the limit',
  'linkState.overLimit': 'A link can collect at most {{amount}}. Ask the store to split the amount into several links.',

  'linkFailure.title': 'The payment page could not be opened',
  'linkFailure.other': 'Check your connection and try again. What you typed is still here, and nothing was charged.',
  'linkFailure.validation': 'Something you entered was not accepted. Check the fields and try again.',
  'linkFailure.outOfStock': 'There are not that many left. Lower the quantity and try again.',
  'linkFailure.amountLeft': 'The balance due has changed. Check the amount and try again.',
  'linkFailure.pending': 'Another payment by this link is under way. Wait a few minutes, then try again.',
  'linkFailure.closed': 'The link is taking no payments right now. Try again in a few minutes, or ask the store.',
  'linkFailure.overLimit': 'The amount is more than a link can collect. Enter a smaller amount and try again.',
  'linkFailure.priceChangedTitle': 'The price has changed',
  'linkFailure.priceChanged':
    'The unit price is now {{price}}. The new amount is below, and what you typed is still here. Continue if you agree.',

  'linkFailure.termsChangedTitle': 'The price and the contract have changed',
  'linkFailure.textsChangedTitle': 'The contract has changed',
  'linkFailure.textsChanged':
    'The store has changed the pre-information form or the contract. The new texts are above, and what you typed is still here. Continue once you have read and accepted them.',
  'linkFailure.textsWithdrawn':
    'The store has withdrawn the pre-information form and the contract. What you typed is still here. Continue if you agree.',
  'linkFailure.insecurePage':
    'The texts cannot be accepted, since this page was not opened over a secure connection (https). Nothing was sent; please tell the store.',

  'seller.heading': 'Seller',
  'seller.address': 'Address',
  'seller.phone': 'Phone',
  'seller.email': 'E‑mail',
  'seller.mersis': 'MERSIS no.',
  'seller.taxNumber': 'Tax no.',

  'saleText.heading': 'Contract',
  'saleText.accept': 'I have read and accept the pre-information form and the distance sales contract',
  'saleText.acceptFirst': 'Read and accept the texts first',

  'linkSuccess.title': 'Payment received',
  'linkSuccess.description': 'Your payment is complete. You can close this page.',

  'linkFailed.description':
    'Your bank did not approve the payment, or it was interrupted. Go back to the link to try again, or use another card.',

  'validation.minLength': 'Min. {{min}} characters',
  'validation.maxLength': 'Enter at most {{max}} characters',
  'validation.lettersOnly': 'Use Latin letters and spaces only',
  'validation.cardInText': 'Do not write a card number here',
  'validation.phone': 'Enter digits only; + may come first',
  'validation.phoneMin': 'Enter at least {{min}} digits',
  'validation.phoneMax': 'Enter at most {{max}} characters',
  'validation.email': 'Enter a valid e‑mail address',
  'validation.emailCharacters': 'Not “{{sign}}”: a-z, 0-9 @ . _ -',
  'validation.emailPlus': 'Delete the part from “+” to “@”',
  'validation.emailSpace': 'Delete the space',
  'validation.taxNumber': 'Enter {{min}} or {{max}} digits',
  'validation.taxNumberDigits': 'Not a valid number, please check it',
  'validation.amount': 'Write the amount like 1.234,56',
  'validation.amountMin': 'Enter at least {{amount}}',
  'validation.amountMax': 'Enter at most {{amount}}',
  'validation.amountLeftMin': 'What is left must be zero or at least {{amount}}',
  'validation.collectionLimit': 'The amount cannot exceed {{amount}}',
  'validation.quantityMin': 'You need to buy at least {{min}}',
  'validation.quantityMax': 'Stock limit: you can buy at most {{max}}',
  'validation.quantityUnreadable': 'Write the quantity in digits, like 12',
};
