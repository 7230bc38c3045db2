/**
 * The rules of a card in Node beside three libraries, in one run: `npm run bench` prints it first, and this file alone
 * does. Rounds go by turns, so that what the machine does meanwhile hits all alike. Not beside a library stands the
 * holder's name: it refuses what they accept, so its own floor is the passes over the text that it cannot do without.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tableOf, writeFigures, writesFigures } from './figures.mjs';
import { fail, root } from './terminal.mjs';

/** Rounds that count, how long each is (ms), and how far behind the fastest library a rule may be: less is noise. */
const rounds = 9;
const roundMs = 80;
const noise = 0.95;

const library = path.join(root, 'dist', 'lib', 'domain', 'card');
if (!existsSync(library)) fail('Nothing is built yet. Run: npm run build');
const ours = (name) => import(pathToFileURL(path.join(library, `${name}.js`)).href);
const [numbers, schemes, expiries, codes, holders] = await Promise.all(
  ['card-number', 'scheme', 'expiry', 'security-code', 'holder-name'].map(ours),
);
const require = createRequire(import.meta.url);
const validator = require('card-validator');
const { card: creditcards, cvc, expiration } = require('creditcards');
const creditcardJs = require('creditcard.js');

/** Any fixed sequence (Lehmer's), so that every run has the same inputs. */
let seed = 20_261;
function upTo(count) {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed % count;
}
const pick = (list) => list[upTo(list.length)];
const digits = (count) => Array.from({ length: count }, () => upTo(10)).join('');

const whole = Array.from({ length: 1_200 }, () => validNumber());
const grouped = whole.map((number) => number.replace(/(\d{4})(?=\d)/g, '$1 '));
const now = { year: new Date().getFullYear(), month: new Date().getMonth() + 1 };
const american = schemes.schemeNamed('amex');
const visa = schemes.schemeNamed('visa');

const operations = [
  {
    name: 'number',
    inputs: [...whole, ...grouped.slice(0, 400), ...whole.slice(0, 200).map((number) => number.slice(0, 9))],
    vezne: (text) => numbers.cardNumberProblem(text) === undefined,
    'card-validator': (text) => validator.number(text).isValid,
    creditcards: (text) => creditcards.isValid(creditcards.parse(text)),
    'creditcard.js': (text) => creditcardJs.isValid(text),
  },
  {
    name: 'checksum',
    inputs: whole,
    vezne: numbers.passesChecksum,
    creditcards: creditcards.luhn,
  },
  {
    name: 'brand',
    inputs: whole,
    vezne: (text) => schemes.recogniseScheme(text)?.id,
    'card-validator': (text) => validator.number(text).card?.type,
    creditcards: (text) => creditcards.type(text),
    'creditcard.js': (text) => creditcardJs.getCreditCardNameByNumber(text),
  },
  {
    name: 'brand, key by key',
    inputs: whole.slice(0, 120).flatMap((number) => [...number].map((_, end) => number.slice(0, end + 1))),
    vezne: (text) => schemes.recogniseScheme(text)?.id,
    'card-validator': (text) => validator.number(text).card?.type,
    creditcards: (text) => creditcards.type(text, true),
    'creditcard.js': (text) => creditcardJs.getCreditCardNameByNumber(text),
  },
  {
    name: 'format',
    inputs: whole,
    vezne: numbers.formatCardNumber,
    creditcards: creditcards.format,
  },
  {
    name: 'expiry',
    inputs: Array.from({ length: 1_000 }, () => `${pick(['01', '06', '12', '13', '00'])}/${20 + upTo(18)}`),
    vezne: (text) => expiries.expiryProblem(text, now) === undefined,
    'card-validator': (text) => validator.expirationDate(text).isValid,
    creditcards: (text) => isGood(...text.split('/')),
    'creditcard.js': (text) => creditcardJs.isExpirationDateValid(text.slice(0, 2), `20${text.slice(3)}`),
  },
  {
    name: 'code',
    inputs: Array.from({ length: 1_000 }, () => digits(pick([3, 3, 3, 4, 2]))),
    vezne: (text) => codes.cvvProblem(text, text.length === 4 ? american : visa) === undefined,
    'card-validator': (text) => validator.cvv(text, text.length === 4 ? 4 : 3).isValid,
    creditcards: (text) => cvc.isValid(text, text.length === 4 ? 'American Express' : 'Visa'),
  },
  {
    name: 'holder',
    inputs: Array.from(
      { length: 1_000 },
      () => `${pick(['Ayşe', 'MEHMET', 'İbrahim'])} ${pick(['Öz', 'YILMAZ', 'Şahin'])}`,
    ),
    vezne: (text) => holders.holderNameProblem(text) === undefined,
    'its own floor': (text) => /^\p{L}{2,}(?: +\p{L}+)* +\p{L}{2,}$/u.test(text.normalize('NFC')),
    isBesideFloor: true,
  },
];

function validNumber() {
  const [start, length] = pick([
    ['4', 16],
    ['52', 16],
    ['2221', 16],
    ['37', 15],
    ['36', 14],
    ['6011', 16],
    ['3528', 16],
    ['6759', 16],
    ['9792', 16],
  ]);
  const body = start + digits(length - start.length - 1);
  return [...'0123456789'].map((last) => body + last).find(numbers.passesChecksum);
}

function isGood(month, year) {
  const [asMonth, asYear] = [expiration.month.parse(month), expiration.year.parse(year, true)];
  return expiration.month.isValid(asMonth) && expiration.year.isValid(asYear) && !expiration.isPast(asMonth, asYear);
}

/** Calls per second over the inputs. */
function rate(call, inputs) {
  const begun = performance.now();
  let calls = 0;
  let accepted = 0;
  do {
    for (const input of inputs) if (call(input)) accepted += 1;
    calls += inputs.length;
  } while (performance.now() - begun < roundMs);
  if (accepted === 0) fail('A side of the comparison accepts nothing.');
  return (calls / (performance.now() - begun)) * 1_000;
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

let isBehind = false;
const table = [];
console.log(`The rules of a card, calls per second (medians of ${rounds} rounds by turns)\n`);
for (const { name, inputs, isBesideFloor = false, ...sides } of operations) {
  const rates = new Map(Object.keys(sides).map((side) => [side, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [side, call] of Object.entries(sides)) {
      const measured = rate(call, inputs);
      // The first round warms up.
      if (round > 0) rates.get(side).push(measured);
    }
  }
  const others = [...rates].filter(([side]) => side !== 'vezne').map(([, values]) => median(values));
  const ratio = median(rates.get('vezne')) / Math.max(...others);
  const figures = [...rates].map(([side, values]) => `${side} ${Math.round(median(values)).toLocaleString('en-US')}`);
  console.log(
    `${name.padEnd(20)}${ratio.toFixed(2)} x the ${isBesideFloor ? 'floor' : 'fastest library'}: ${figures.join(', ')}`,
  );
  isBehind ||= !isBesideFloor && ratio < noise;
  table.push([name, figures.join(', '), `${ratio.toFixed(2)} x the ${isBesideFloor ? 'floor' : 'fastest library'}`]);
}
if (writesFigures) writeFigures('rules', tableOf(['rule', 'calls per second', 'vezne beside the others'], table));
if (isBehind) fail('A rule is behind the fastest library.');
