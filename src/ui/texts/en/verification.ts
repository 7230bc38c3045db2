import type { verification as turkish } from '../tr/verification.js';

/** The code of an SMS and the verification of a payment, in English. */
export const verification: Record<keyof typeof turkish, string> = {
  'sms.title': 'Enter the code sent to your phone',
  'sms.sentTo': 'We sent the code to {{phone}}.',
  'sms.sent': 'We sent the code to your phone.',
  'sms.code': 'SMS code',
  'sms.codeHint': 'From the SMS',
  'sms.wrong': 'Wrong code. Tries left: {{count}}',
  'sms.notReceived': 'The code did not reach us. Check your connection and confirm again.',
  'sms.attempts': 'Tries left: {{count}}',
  'sms.confirm': 'Confirm',
  'sms.confirming': 'Checking',
  'sms.resend': 'Send again',
  'sms.resendIn': 'Send again ({{seconds}} s)',
  'sms.resending': 'Sending the code',
  'sms.resent': 'A new code was sent',
  'sms.failed': 'The code could not be sent',
  'sms.changeNumber': 'Change number',
  'sms.change': 'Change',
  'sms.changeConfirm': 'Change the number?',
  'sms.changeConfirmText': 'A new code will be sent to the number you enter.',

  'verification.title': 'Security check',
  'verification.text': 'Your payment is not complete yet.',
  'verification.codeMeaning': 'Entering the code approves this payment alone; you agree to nothing else by it.',
  'verification.phoneTitle': 'Enter your mobile phone',
  'verification.phoneText':
    'We will send a code to make sure it is you who is paying. Your payment is not complete yet.',
  'verification.phone': 'Mobile phone',
  'verification.send': 'Send code',
  'verification.sendIn': 'Send code ({{seconds}} s)',
  'verification.sending': 'Sending',
  'verification.keepNumber': 'Keep my number',
  'verification.payOtherwise': 'Pay another way',
  'verification.control': 'Your payment is being checked',
  'verification.controlText': 'This is a short security check. The result appears here by itself.',
  'verification.doNotPayAgain': 'Please do not close this page or pay again.',

  'validation.phoneFormat': 'Enter the number as 05xx xxx xx xx',
  'validation.smsCodeMin': 'The code has at least {{min}} characters',
  'validation.smsCodeMax': 'Enter the code of the message alone',
};
