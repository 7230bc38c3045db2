import type { methods as turkish } from '../tr/methods.js';
import { awaitedAnswer, fieldRefusals, payDialogs } from './several-parts.js';
import { transfer } from './transfer.js';
import { verification } from './verification.js';

/** Holds what is fetched with the payment methods beside the card, in English. */
export const methods: Readonly<Record<keyof typeof turkish, string>> = {
  ...payDialogs,
  ...awaitedAnswer,
  ...fieldRefusals,
  ...transfer,
  ...verification,

  'methods.choose': 'Choose a payment method',
  'methods.payWith': 'Pay with {{name}}',
  'methods.secure': 'You approve the payment with the method you choose',
  'methods.redirectHint': 'You approve the payment on the {{name}} page and then come back.',
  'methods.directHint': 'The amount is taken from your {{name}} account at once.',
  'methods.vendorHint': 'A {{name}} window opens on this page, and you approve the payment there.',
  'methods.qrHint': 'We show a QR code, and you approve the payment in the {{name}} app.',
  'methods.transferHint': 'You choose a bank, send the amount and let us know.',
  'methods.warningTitle': 'Paying with {{name}}',
  'methods.redirectWarning':
    'You leave this page for {{name}} and are brought back when you are done. Please do not close the window until then.',
  'methods.directWarning':
    'If you continue, the amount is taken from your {{name}} account at once; you may not be asked again.',
  'methods.toApprove': 'Approve with {{name}}',
  'methods.pending': 'Your approval is being processed',
  'methods.givingUp': 'Cancelling the payment',
  'methods.givingUpText': 'The {{name}} code is being made invalid. This page goes on by itself; please keep it open.',
  'methods.pendingText': '{{name}} has received your approval. This page goes on by itself; please keep it open.',
  'methods.completed': 'Your payment is complete',
  'methods.completedText': 'Thank you. You will be redirected in a moment.',
  'methods.completedLinkText': 'Thank you.',
  'methods.expired': 'The code has expired',
  'methods.expiredText':
    'The approval from {{name}} did not come in time. Nothing was charged; you can try again with a new code.',
  'methods.expiredPlain': 'The approval from {{name}} did not come in time. Nothing was charged by this code.',
  'methods.newCode': 'Get a new code',
  'methods.otherMethod': 'Choose another method',
  'methods.cancelled': 'The {{name}} payment was cancelled. Nothing was charged; choose a method to try again.',
  'methods.vendorUnavailable':
    'The {{name}} window could not be opened. Nothing was charged; try again or choose another method.',
  'methods.qrLabel': '{{name}} QR code. Reference code: {{code}}',
  'methods.qrText': 'Open the {{name}} app, scan the QR code or type the reference code, then approve the payment.',
  'methods.qrReference': 'Reference code',
  'methods.qrShow': 'Show the QR code',
  'methods.qrHide': 'Hide the QR code',
  'methods.qrTime': 'Time left',
  'methods.qrNear': 'The code expires within a minute.',
  'methods.qrMissing': 'The QR code could not be shown. Use the reference code.',
  'methods.copy': 'Copy code',
  'methods.copied': 'Copied',
  'methods.copyFailed': 'Could not copy. Select the code and copy it yourself.',
  'methods.leavingTitle': 'Taking you to {{name}}',
  'methods.leavingText': 'Approve the payment there. If the page does not open by itself, use the button.',
  'methods.leavingLink': 'Open the {{name}} page',
  'methods.backToList': 'Other methods',
  'methods.underWay': 'A payment you started with another method is under way. Finish that one first.',
  'methods.underWayAt': 'Your {{name}} payment is waiting for your approval. To pay another way, cancel it first.',
  'methods.giveUp': 'Cancel the {{name}} payment',
  'methods.givingUpAt': 'Your {{name}} payment is being cancelled, please wait.',
  'methods.processedAt': 'Your {{name}} approval is being processed, please wait.',

  'loans.info': 'You apply for the loan on your bank’s page. Once it is approved, the store is paid at once.',
  'loans.go': 'Continue to the bank',
  'loans.choose': 'Choose a loan',
  'loans.hint': 'You see the term and the interest on the bank’s page, and can cancel before you approve.',

  'tabs.otherPaymentsInfo': 'You approve in the app or on the site you choose.',

  'validation.error.otherPayment': 'No payment method is chosen',
  'validation.checkOtherPayment': 'Choose a payment method',
  'validation.checkBankLoan': 'Choose a bank loan',
};
