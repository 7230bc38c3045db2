/** The text keys of everything that can be wrong with a field or a choice. */
export type ProblemKey =
  /** CN-14. */
  | 'validation.required'
  /** CN-02. */
  | 'validation.cardNumber'
  /** CN-03. */
  | 'validation.cardNumberMinlength'
  /** CN-04. */
  | 'validation.cardNumberFormat'
  /** CN-11; `context` is `past` where the date is one, but over. */
  | 'validation.cardExpiryDateFormat'
  /** CN-12; `length` is the number of digits, or `3-4` while the scheme is unknown. */
  | 'validation.cardCvvLength'
  /** CN-12. */
  | 'validation.cardCvvFormat'
  /** CN-13. */
  | 'validation.cardHolderName'
  /** CN-13, AD-01: a digit in a name. */
  | 'validation.nameDigit'
  /** CN-13, AD-01; `sign` is the character that a name does not take. */
  | 'validation.nameSign'
  /** CN-13; `max` is the number of characters. */
  | 'validation.cardHolderNameMax'
  /** OP-02. */
  | 'validation.checkOtherPayment'
  /** OP-12. */
  | 'validation.checkBankLoan'
  /** BT-02. */
  | 'validation.checkBank'
  /** BT-04, VF-02. */
  | 'validation.phoneFormat'
  /** BT-05, VF-02; `min` is the number of characters. */
  | 'validation.smsCodeMin'
  /** CN-24: more than a code has. */
  | 'validation.smsCodeMax'
  /** BT-04; `length` is the number of digits. */
  | 'validation.digitCount'
  /** T13: a card number in a notice, which is kept. */
  | 'validation.cardInNotice'
  /** BT-03: the provider refused what was typed. */
  | 'validation.notAccepted'
  /** BT-03. */
  | 'validation.paymentDate'
  /** BT-03; `max` is the number of characters. */
  | 'validation.textMax'
  /** AD-01, AD-04, AD-05; `min` is the number of characters. */
  | 'validation.minLength'
  /** AD-01, AD-04, LK-04; `max` is the number of characters. */
  | 'validation.maxLength'
  /** AD-01. */
  | 'validation.lettersOnly'
  /** T13: a card number in a field that is kept and shown. */
  | 'validation.cardInText'
  /** AD-01. */
  | 'validation.phone'
  /** AD-01, LK-04; `min` is the number of digits. */
  | 'validation.phoneMin'
  /** AD-01; `max` is the number of characters. */
  | 'validation.phoneMax'
  /** AD-01, LK-02, LK-04. */
  | 'validation.email'
  /** AD-01; `sign` is the character that the address does not take. */
  | 'validation.emailCharacters'
  /** AD-01. */
  | 'validation.emailPlus'
  /** AD-01. */
  | 'validation.emailSpace'
  /** AD-05; `min` and `max` are numbers of digits. */
  | 'validation.taxNumber'
  /** AD-05: a check digit is wrong. */
  | 'validation.taxNumberDigits'
  /** LK-02, LK-04: the text is no amount. */
  | 'validation.amount'
  /** LK-02, LK-04; `amount` is money in words, such as `₺1,00`. */
  | 'validation.amountMin'
  /** LK-02, LK-04; `amount` is money in words. */
  | 'validation.amountMax'
  /** LK-02: what would be left to pay is too little to be paid; `amount` is the least, in words. */
  | 'validation.amountLeftMin'
  /** LK-02: more than any collection may be; `amount` is money in words. */
  | 'validation.collectionLimit'
  /** QT-01; `min` is the number of pieces. */
  | 'validation.quantityMin'
  /** QT-01; `max` is the number of pieces. */
  | 'validation.quantityMax'
  /** CN-23: no number of pieces can be read. */
  | 'validation.quantityUnreadable';

/**
 * Describes what is wrong with a typed value: a text key and the parameters of the text. It holds no text, so a change
 * of language needs no new check (LG-04), and never the value itself, so it can be logged.
 */
export interface Problem {
  readonly key: ProblemKey;
  readonly params?: Readonly<Record<string, string | number>>;
}
