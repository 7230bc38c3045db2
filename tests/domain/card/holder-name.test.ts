import fc from 'fast-check';
import { holderNameMax, holderNameProblem, normaliseHolderName } from '../../../src/domain/card/holder-name.js';
import { normaliseText } from '../../../src/domain/links/address.js';

const letters = [...'abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ'];
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 12 });

describe('holderNameProblem', () => {
  it.each([
    'AYŞE YILMAZ',
    'ayşe gül yılmaz',
    '  Ayşe   Yılmaz  ',
    'İSMAİL ÇAĞRI ÖĞÜTÇÜ',
    'I\u0307SMAI\u0307L C\u0327AG\u0306RI', // decomposed, as some keyboards and files carry it
    'ALİ İNCİ'.toLowerCase(), // outside of Turkish, `İ` leaves an `i` and a dot
    'AYŞE N YILMAZ',
    'Li Na',
    'Zoë Müller',
    'ÖN ÖDEMELİ KART',
    'AYŞE\u00a0YILMAZ',
    'AYŞE. YILMAZ', // a phone writes a dot where the space key is pressed twice
    'DR. AYŞE YILMAZ',
    'SMITH. J. ROBERT',
    '\u200eAYŞE YIL\u00adMAZ\ufeff', // copied from a page or a message
  ])('CN-13 takes %j', (name) => expect(holderNameProblem(name)).toBeUndefined());

  it.each(['AYŞE', 'A YILMAZ', 'A B', 'A B C', 'J. R. SMITH'])('CN-13 refuses %j: two words of two letters', (name) => {
    expect(holderNameProblem(name)).toEqual({ key: 'validation.cardHolderName' });
  });

  it.each([
    ['AYŞE Y1LMAZ', { key: 'validation.nameDigit' }],
    ['4355 0843 5508 4358', { key: 'validation.nameDigit' }],
    ["O'NEIL JOHN", { key: 'validation.nameSign', params: { sign: "'" } }],
    ['O’NEIL JOHN', { key: 'validation.nameSign', params: { sign: '’' } }],
    ['AYŞE-GÜL YILMAZ', { key: 'validation.nameSign', params: { sign: '-' } }],
    ['AYŞE–GÜL YILMAZ', { key: 'validation.nameSign', params: { sign: '–' } }],
    ['AYŞE & ALİ YILMAZ', { key: 'validation.nameSign', params: { sign: '&' } }],
    ['AYŞE YILMAZ 💳', { key: 'validation.nameSign', params: { sign: '💳' } }],
  ])('CN-13 letters and spaces only: %j is refused, naming the sign', (name, problem) => {
    expect(holderNameProblem(name)).toEqual(problem);
  });

  it('CN-13 is sent with a space for each dot', () => {
    expect(normaliseHolderName(' AYŞE.  YILMAZ. ')).toBe('AYŞE YILMAZ');
  });

  it.each(['', ' ', '\t\n'])('CN-13 CN-14 is required: %j', (name) => {
    expect(holderNameProblem(name)).toEqual({ key: 'validation.required' });
  });

  it('CN-13 takes 75 characters and no more, counted without the spaces around', () => {
    const longest = `AYŞE ${'Y'.repeat(holderNameMax - 5)}`;
    expect(longest).toHaveLength(75);
    expect(holderNameProblem(`  ${longest}  `)).toBeUndefined();
    expect(holderNameProblem(`${longest}Y`)).toEqual({ key: 'validation.cardHolderNameMax', params: { max: 75 } });
  });

  it('CN-13 any two words of Turkish letters are a name, composed or not', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(holderNameProblem(`${one} ${other}`)).toBeUndefined();
        expect(holderNameProblem(`${one} ${other}`.normalize('NFD'))).toBeUndefined();
      }),
    );
  });
});

describe('normaliseHolderName', () => {
  it('CN-13 trims, joins runs of spaces and composes letters', () => {
    expect(normaliseHolderName('  AYS\u0327E \u00a0 YILMAZ\n')).toBe('AYŞE YILMAZ');
  });

  it('CN-13 takes the dot that lower-casing left on an i, as the name of an address does', () => {
    expect(normaliseHolderName('ALİ İNCİ'.toLowerCase())).toBe('ali inci');
    expect(normaliseHolderName('ali\u0307\u0307 inci')).toBe('ali inci');
    expect(normaliseText('ALİ İNCİ'.toLowerCase())).toBe('ali inci');
  });

  it('CN-13 is done once: a second time changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = normaliseHolderName(text);
        expect(normaliseHolderName(once)).toBe(once);
      }),
    );
  });
});
