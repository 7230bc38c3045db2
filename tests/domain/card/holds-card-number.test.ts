import fc from 'fast-check';
import { cardNumberProblem, formatCardNumber } from '../../../src/domain/card/card-number.js';
import {
  holdsCardNumber,
  isCardNumberInGroups,
  withoutCardAsPhone,
  withoutCardNumbers,
} from '../../../src/domain/card/holds-card-number.js';
import { schemes } from '../../../src/domain/card/scheme.js';
import { isTurkishIban } from '../../../src/domain/validation/iban.js';
import { checkDigit, digits } from './card-arbitraries.js';

describe('a card number in a free text', () => {
  it.each([
    ['bare', '4355084355084358'],
    ['in a sentence', 'Kartım 4355084355084358, Moda Caddesi 1'],
    ['with spaces', '4355 0843 5508 4358'],
    ['with dashes', '4355-0843-5508-4358'],
    ['with long dashes and wide spaces', '4355–0843 — 5508\u00a04358'],
    ['with dots and underscores', '4355.0843_5508.4358'],
    ['with invisible marks', '4355\u200b0843\u200b5508\u200b4358'],
    ['in other digits', '٤٣٥٥٠٨٤٣٥٥٠٨٤٣٥٨'],
    ['with digits around it, 19 together', '9435508435508435812'],
    ['behind a date', '12.11.2026 4355 0843 5508 4358'],
    ['before other digits', '4355084355084358 12/30 123'],
    ['beside words', 'kart4355084355084358moda'],
    ['beside words, in groups', 'No:4355 0843 5508 4358Kadıköy'],
    ['behind an IBAN', 'TR33 0006 1005 1978 6457 8413 26 4355 0843 5508 4358'],
    ['in two halves', '43550843 55084358'],
    ['digit by digit', '4 3 5 5 0 8 4 3 5 5 0 8 4 3 5 8'],
    ['of 15 digits in groups', '3714 496353 98431'],
    ['of 14 digits in groups', '3056 930902 5904'],
    ['of 15 digits', '371449635398431'],
    ['of 14 digits', '30569309025904'],
    ['with slashes', '4355/0843/5508/4358'],
    ['with commas, colons, plus signs and asterisks', '4355,0843 : 5508+*4358'],
    ['over several lines', '4355\r\n0843\r\n\r\n5508\t4358'],
    ['in brackets', '(4355) [0843] {5508} <4358>'],
    ['in threes', '435 508 435 508 435 8'],
    ['in pairs', '43 55 08 43 55 08 43 58'],
    ['in fives', '43550 84355 08435 8'],
    ['in eights and fours', '4355 08435508 4358'],
    ['in Devanagari digits', '४३५५ ०८४३ ५५०८ ४३५८'],
    ['in mathematical digits', '𝟒𝟑𝟓𝟓 𝟎𝟖𝟒𝟑 𝟓𝟓𝟎𝟖 𝟒𝟑𝟓𝟖'],
    ['in digits of several scripts', '٤३５5 ০੮૪௩ 5508 4358'],
    ['in keycaps', '4️⃣3️⃣5️⃣5️⃣0️⃣8️⃣4️⃣3️⃣5️⃣5️⃣0️⃣8️⃣4️⃣3️⃣5️⃣8️⃣'],
    ['in keycaps with spaces', '4️⃣ 3️⃣ 5️⃣ 5️⃣ 0️⃣ 8️⃣ 4️⃣ 3️⃣ 5️⃣ 5️⃣ 0️⃣ 8️⃣ 4️⃣ 3️⃣ 5️⃣ 8️⃣'],
    ['in circles', '④③⑤⑤⓪⑧④③⑤⑤⓪⑧④③⑤⑧'],
    ['in black circles', '❹❸❺❺⓿❽❹❸❺❺⓿❽❹❸❺❽'],
    ['in circles without serifs', '➃➂➄➄🄋➇➃➂➄➄🄋➇➃➂➄➇'],
    ['in black circles without serifs', '➍➌➎➎🄌➑➍➌➎➎🄌➑➍➌➎➑'],
    ['in double circles', '⓸⓷⓹⓹⓪⓼⓸⓷⓹⓹⓪⓼⓸⓷⓹⓼'],
    ['in parentheses', '⑷⑶⑸⑸0⑻⑷⑶⑸⑸0⑻⑷⑶⑸⑻'],
    ['in digits with a dot', '⒋⒊⒌⒌🄀⒏⒋⒊⒌⒌🄀⒏⒋⒊⒌⒏'],
    ['in digits with a comma', '🄅🄄🄆🄆🄁🄉🄅🄄🄆🄆🄁🄉🄅🄄🄆🄉'],
    ['in 6-6-4', '435508 435508 4358'],
    ['in 10-6', '4355084355 084358'],
    ['in 5-5-6', '43550 84355 084358'],
    ['in 12-4', '435508435508 4358'],
    ['in 3-3-3-3-4', '435 508 435 508 4358'],
    ['of 15 digits in fives', '37144 96353 98431'],
    ['with encoded spaces', '4355%200843%205508%204358'],
    ['with encoded dashes', 'https://shop.example/ok?card=4355%2D0843%2D5508%2D4358'],
    ['in encoded digits', 'https://shop.example/%34%33%35%35%30%38%34%33%35%35%30%38%34%33%35%38'],
    [
      'in encoded digits of another script',
      '%D9%A4%D9%A3%D9%A5%D9%A5%D9%A0%D9%A8%D9%A4%D9%A3%D9%A5%D9%A5%D9%A0%D9%A8%D9%A4%D9%A3%D9%A5%D9%A8',
    ],
    ['behind a percent sign', '%4355 0843 5508 4358'],
    ['with fillers that nobody sees', '4355\u3164\u3164 0843\u115f5508 4358'],
    ['in a host name', '4355084355084358.example'],
  ])('T13 is found %s', (_case, text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });

  it.each([
    ['an address', 'Moda Caddesi 12/3, Kat 4, 34710 Kadıköy/İstanbul'],
    ['a telephone', '0555 111 22 33'],
    ['an identity number', '10000000146'],
    ['thirteen digits whose checksum fails', '4355084355080'],
    ['twelve digits', '435508435508'],
    ['digits with words between them', '4355 No 0843 Kat 5508 Daire 4358'],
    ['an IBAN', 'Gönderen IBAN TR33 0006 1005 1978 6457 8413 26'],
    ['an IBAN in lower case beside words', 'ibantr33-0006-1005-1978-6457-8413-26moda'],
    ['an IBAN in one piece', 'TR330006100519786457841326'],
    ['two telephones', '0555 111 22 33 0532 222 33 44'],
    ['sixteen digits within twenty', '99435508435508435899'],
    ['a number of no scheme whose checksum holds', '2026061500000003'],
    ['a number of UnionPay whose checksum fails', '6212345678901234'],
    ['encoded words between its groups', '4355%4e0843%4e5508%4e4358'],
    ['a percentage and numbers', '%20 indirim, 100%, %4355'],
    ['nothing', ''],
  ])('T13 is not found in %s', (_case, text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });
});

describe('a text that is not the shopper’s to correct', () => {
  it.each([
    ['4355084355084358', '************4358'],
    ['Ayşe 4355-0843-5508-4358 Yılmaz', 'Ayşe ****-****-****-4358 Yılmaz'],
    ['٤٣٥٥٠٨٤٣٥٥٠٨٤٣٥٨', '************4358'],
    ['Kat 3 4355 0843 5508 4358 34710', 'Kat 3 **** **** **** 4358 34710'],
    ['4355084355084358 ve 371449635398431', '************4358 ve ***********8431'],
    ['İşlem 435508435508435812', 'İşlem ************435812'],
    ['İ\u0307şlem 4355/0843/5508/4358!', 'İ\u0307şlem ****/****/****/4358!'],
    ['४३५५ ०८४३ ५५०८ ४३५८ Ayşe', '**** **** **** 4358 Ayşe'],
    ['4️⃣3️⃣5️⃣5️⃣0️⃣8️⃣4️⃣3️⃣5️⃣5️⃣0️⃣8️⃣4️⃣3️⃣5️⃣8️⃣ 1️⃣', '************4358 1️⃣'],
  ])('T13 %s is kept as %s', (text, kept) => {
    expect(withoutCardNumbers(text)).toBe(kept);
  });

  it.each(['TR33 0006 1005 1978 6457 8413 26', 'Moda Caddesi 12/3, 34710', '٠٥٥٥ ١١١ ٢٢ ٣٣', '8690000000001', ''])(
    'T13 %s is kept as it came',
    (text) => {
      expect(withoutCardNumbers(text)).toBe(text);
    },
  );
});

describe('a telephone of a merchant', () => {
  it.each([
    ['4355 0843 5508 4358', '**** **** **** 4358'],
    ['6212345678901234567', '***************4567'],
    ['(4355) 0843/55084358', '(****) ****/****4358'],
    ['0 4355 0843 5508 4358', '* **** **** **** 4358'],
    ['8100 1234 5678 9012', '**** **** **** 9012'],
  ])('T13 %s is kept as %s', (phone, kept) => {
    expect(withoutCardAsPhone(phone)).toBe(kept);
  });

  it.each([
    '+90 555 111 22 33',
    '+498912345678901',
    '00498912345678901',
    '0011 498912345678901',
    '371449635398431',
    '',
  ])('%s is kept as it came', (phone) => {
    expect(withoutCardAsPhone(phone)).toBe(phone);
  });
});

describe('the number of a receipt', () => {
  it.each([
    ['İşlem 4355-0843-5508-4358', true],
    ['435508435508435812', false],
    ['6212345678901234', false],
  ])('BT-03 %s holds a card number: %s', (text, holds) => {
    expect(isCardNumberInGroups(text)).toBe(holds);
  });
});

/** A number of any scheme and of any of its lengths that a card form takes. */
const cardNumbers = fc
  .constantFrom(
    ...schemes.flatMap(({ prefixes, lengths }) =>
      prefixes.flatMap((prefix) => [prefix].flat().flatMap((start) => lengths.map((length) => ({ start, length })))),
    ),
  )
  .filter(({ length }) => length > 12)
  .chain(({ start, length }) => {
    const free = length - 1 - String(start).length;
    return digits({ minLength: free, maxLength: free }).map((rest) => `${start}${rest}`);
  })
  .map((body) => body + checkDigit(body))
  // 65 is of the sixes of Maestro, but another scheme's.
  .filter((number) => cardNumberProblem(number) === undefined);

/** What stands right before a number or an IBAN, and what right behind a number. */
const wordsBefore = fc.constantFrom('', 'Moda', 'kart', ' Kat 3 ', 'No:', '34710 ', '12.11.2026 ', '0555 111 22 33 ');
const wordsBehind = fc.constantFrom('', 'Moda', ' Kat 3', ', ', ' 34710 ', ' 12/30 123', ' 0555 111 22 33', '.');

/** Ten digits of a telephone behind what is written before them, as people in Turkey write it. */
const telephones = fc
  .tuple(
    fc.constantFrom('', '0', '0 ', '+90', '+90 ', '90 ', '(0', '0090 '),
    digits({ minLength: 9, maxLength: 9 }),
    fc.constantFrom('2', '3', '4', '5'),
    fc.constantFrom([10], [3, 7], [3, 3, 4], [3, 3, 2, 2]),
    fc.constantFrom(' ', '-', '.', ' - '),
  )
  .map(([before, rest, first, sizes, gap]) => before + grouped(first + rest, sizes, gap));

function grouped(number: string, sizes: readonly number[], gap: string): string {
  const starts = sizes.map((_size, place) => sizes.slice(0, place).reduce((sum, size) => sum + size, 0));
  return sizes.map((size, place) => number.slice(starts[place], (starts[place] ?? 0) + size)).join(gap);
}

const ibans = digits({ minLength: 22, maxLength: 22 }).map((account) => {
  const check = String(98n - (BigInt(`${account}292700`) % 97n)).padStart(2, '0');
  return `TR${check}${account}`;
});

describe('any text', () => {
  it('T13 every number of every scheme is found, plain and in groups, beside any words', () => {
    fc.assert(
      fc.property(
        cardNumbers,
        fc.constantFrom('', ' ', '-', '.', ' — ', '/', ', ', ':', '+', ' * ', '\n', '|'),
        wordsBefore,
        wordsBehind,
        (number, gap, before, after) => {
          const shown = formatCardNumber(number).replaceAll(' ', gap);
          const text = `${before}${shown}${after}`;
          expect(holdsCardNumber(text)).toBe(true);
          expect(withoutCardNumbers(text)).not.toContain(shown);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('T13 no Turkish IBAN is taken for a card number, and it is kept as it came', () => {
    fc.assert(
      fc.property(ibans, fc.constantFrom('', ' ', '-', '.'), wordsBefore, (iban, gap, before) => {
        expect(isTurkishIban(iban)).toBe(true);
        const text = `${before}${iban.replace(/(.{4})(?=.)/g, `$1${gap}`)} Yılmaz`;
        expect(holdsCardNumber(text)).toBe(false);
        expect(withoutCardNumbers(text)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  it('T13 no two telephones side by side are taken for a card number', () => {
    fc.assert(
      fc.property(telephones, telephones, fc.constantFrom(' ', ' / ', ', ', ' - '), (one, other, gap) => {
        expect(holdsCardNumber(`${one}${gap}${other}`)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
