import { maskIsFull, passesChecksum } from '../../../src/domain/card/card-number.js';
import { emailFormatProblem, phoneProblem } from '../../../src/domain/links/address.js';
import { taxNumberProblem } from '../../../src/domain/validation/tax-number.js';
import { smsCodeProblem } from '../../../src/domain/verification/sent-code.js';
import {
  cardNumberProblem,
  cvvProblem,
  expiryProblem,
  formatCardNumber,
  holderNameProblem,
  isTurkishIban,
  maskCardNumber,
  mobileProblem,
  normaliseHolderName,
  normalisePhone,
  parseAmount,
  parsePointAmount,
  readCurrency,
  readExpiry,
  recogniseScheme,
} from '../../../src/vezne.js';

const now = { year: 2026, month: 5 };

/** The rules, as a program without types calls them. */
const rules: readonly [name: string, call: (value: never) => unknown][] = [
  ['cardNumberProblem', cardNumberProblem],
  ['formatCardNumber', formatCardNumber],
  ['maskCardNumber', maskCardNumber],
  ['maskIsFull', maskIsFull],
  ['passesChecksum', passesChecksum],
  ['recogniseScheme', recogniseScheme],
  ['cvvProblem', (value) => cvvProblem(value, undefined)],
  ['expiryProblem', (value) => expiryProblem(value, now)],
  ['readExpiry', (value) => readExpiry(value, now)],
  ['holderNameProblem', holderNameProblem],
  ['normaliseHolderName', normaliseHolderName],
  ['phoneProblem', phoneProblem],
  ['mobileProblem', mobileProblem],
  ['normalisePhone', normalisePhone],
  ['smsCodeProblem', smsCodeProblem],
  ['emailFormatProblem', emailFormatProblem],
  ['taxNumberProblem', (value) => taxNumberProblem(value, { abroad: false })],
  ['isTurkishIban', isTurkishIban],
  ['parseAmount', parseAmount],
  ['parsePointAmount', parsePointAmount],
  ['readCurrency', readCurrency],
];

describe.each(rules)('%s', (_name, call) => {
  it.each([
    ['number', 0],
    ['number', 4],
    ['number', 4355084355084358],
    ['undefined', undefined],
    ['object', null],
    ['object', []],
  ])('PK-07 says that a text is wanted, not a %s (%j)', (type, value) => {
    expect(() => call(value as never)).toThrow(new TypeError(`A text is wanted, not a ${type}`));
  });
});
