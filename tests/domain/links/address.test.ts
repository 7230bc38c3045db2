import fc from 'fast-check';
import {
  addressLine,
  addressProblem,
  emailProblem,
  fullName,
  fullNameProblem,
  invoiceTitleProblem,
  nameProblem,
  normaliseText,
  taxOfficeProblem,
  zipProblem,
} from '../../../src/domain/links/address.js';
import { abroad } from '../../../src/domain/links/province.js';
import { normaliseTaxNumber, taxNumberProblem } from '../../../src/domain/validation/tax-number.js';
import { problemText } from '../validation/problem-text.js';

describe('names', () => {
  const table = [
    ['', 'required'],
    ['   ', 'required'],
    ['A', 'minLength 2'],
    [' A ', 'minLength 2'],
    ['Al', undefined],
    ['Çağrı Şükrü İğdöü', undefined],
    ['IĞDIR ıi', undefined],
    ['Ays\u0327e', undefined],
    // What copied text carries unseen, and the dotted i that lower-casing an İ leaves outside of Turkish.
    ['\u200eAy\u00adşe\u200b', undefined],
    ['i\u0307brahim', undefined],
    ['Q W X', undefined],
    ['a'.repeat(75), undefined],
    ['a'.repeat(76), 'maxLength 75'],
    [`  ${'a'.repeat(75)}  `, undefined],
    ['Ayşe1', 'nameDigit'],
    ['Ayşe-Nur', 'nameSign -'],
    ["O'Neil", "nameSign '"],
    ['O’Neil', 'nameSign ’'],
    ['Ayşe.', undefined],
    ['J. R.', undefined],
    ['<b>Ayşe</b>', 'nameSign <'],
    ['Ayşe 🙂', 'nameSign 🙂'],
    ['Иван', 'lettersOnly'],
    ['محمد', 'lettersOnly'],
    ['Øystein Çağrı', undefined],
  ] as const;

  it.each(table)('AD-01 the name, and the surname alike, %j: %s', (text, problem) =>
    expect(problemText(nameProblem(text))).toBe(problem),
  );

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['A', undefined],
    ["O'Neil & Oğlu", undefined],
    ['a'.repeat(75), undefined],
    ['a'.repeat(76), 'maxLength 75'],
  ])('LK-04 name and surname of a flex link %j: %s', (text, problem) => {
    expect(problemText(fullNameProblem(text))).toBe(problem);
  });

  it('AP-03 are sent in one line', () => {
    expect(fullName({ name: ' Ays\u0327e  Nur ', surname: 'Öz\n' })).toBe('Ayşe Nur Öz');
    expect(fullName({ name: '\u200ei\u0307brahim\u200b', surname: 'Öz\u00adtürk' })).toBe('ibrahim Öztürk');
  });
});

describe('address', () => {
  it.each([
    ['', 'required'],
    [' \n ', 'required'],
    ['a'.repeat(14), 'minLength 15'],
    [`${'a'.repeat(7)}${' '.repeat(20)}${'b'.repeat(6)}`, 'minLength 15'],
    ['a'.repeat(15), undefined],
    ['Moda Cad.\nNo: 5/3', undefined],
    ['a'.repeat(300), undefined],
    ['a'.repeat(301), 'maxLength 300'],
  ])('AD-04 LK-04 %j: %s', (text, problem) => expect(problemText(addressProblem(text))).toBe(problem));

  it.each([
    ['', true, 'required'],
    ['  ', true, 'required'],
    ['34710', true, undefined],
    ['', false, undefined],
    ['EC1A 1BB', false, undefined],
    ['1'.repeat(12), true, undefined],
    ['1'.repeat(13), true, 'maxLength 12'],
    ['1'.repeat(13), false, 'maxLength 12'],
  ])('AD-04 the zip code %j, required: %s: %s', (text, required, problem) => {
    expect(problemText(zipProblem(text, required))).toBe(problem);
  });

  const detail = ' Moda Cad.\n No: 5 ';
  it.each([
    [{ detail, province: 'İstanbul', district: 'Kadıköy' }, 'Moda Cad. No: 5, Kadıköy/İstanbul'],
    [{ detail, province: abroad, district: abroad }, 'Moda Cad. No: 5'],
  ])('AD-03 AP-03 %j is sent as %j', (address, line) => expect(addressLine(address)).toBe(line));

  it('AP-03 an accepted address fits the 400 characters of the wire', () => {
    const line = addressLine({
      detail: 'a'.repeat(300),
      province: 'Kahramanmaraş',
      district: 'a'.repeat(60),
    });
    expect(line.length).toBeLessThanOrEqual(400);
  });

  it('AP-03 a line is one line, whatever was pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = normaliseText(text);
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|^\s|\s$|\s\s/u);
        expect(normaliseText(line)).toBe(line);
      }),
    );
  });
});

describe('invoice', () => {
  const titles = [
    ['', 'required'],
    ['  ', 'required'],
    ['AB', 'minLength 3'],
    [' AB ', 'minLength 3'],
    ['ABC', undefined],
    ['Öz & Oğlu Tic. Ltd. Şti. 2', undefined],
    ['a'.repeat(200), undefined],
    ['a'.repeat(201), 'maxLength 200'],
  ] as const;

  it.each(titles)('AD-05 the title %j: %s', (text, problem) =>
    expect(problemText(invoiceTitleProblem(text))).toBe(problem),
  );

  it.each(titles)('AD-05 the tax office %j: %s', (text, problem) =>
    expect(problemText(taxOfficeProblem(text))).toBe(problem),
  );

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['123456789', 'taxNumber 10 11'],
    ['1234567890', undefined],
    ['12345678901', 'taxNumberDigits'],
    ['10000000146', undefined],
    ['1000 0000 146', undefined],
    ['10000000147', 'taxNumberDigits'],
    ['00000000000', 'taxNumberDigits'],
    ['8760052205', undefined],
    ['8760052206', 'taxNumberDigits'],
    ['1111111111', 'taxNumberDigits'],
    ['11111111111', undefined],
    ['2222222222', undefined],
    ['123456789012', 'taxNumber 10 11'],
    ['123 456 78 90', undefined],
    ['\u200e1234567890\u200b', undefined],
    ['１２３４５６７８９０', undefined],
    ['123456789a', 'taxNumber 10 11'],
    ['-1234567890', 'taxNumber 10 11'],
  ])('AD-05 the tax number %j: %s', (text, problem) => {
    expect(problemText(taxNumberProblem(text, { abroad: false }))).toBe(problem);
  });

  it.each([
    ['', 'required'],
    ['123456789', 'taxNumber 10 11'],
    ['8760052206', undefined],
    ['12345678901', undefined],
    ['123456789012', 'taxNumber 10 11'],
  ])('AD-05: abroad the tax number %j has no check digits of Türkiye: %s', (text, problem) => {
    expect(problemText(taxNumberProblem(text, { abroad: true }))).toBe(problem);
  });

  it('AP-03 the tax number is sent as its digits', () =>
    expect(normaliseTaxNumber('１23 456 78 90')).toBe('1234567890'));
});

describe('a card number in a field that is kept', () => {
  const card = '4355 0843-5508 4358';

  it.each([
    ['the full name', fullNameProblem(card)],
    ['the e-mail', emailProblem('4355084355084358@example.com')],
    ['the address', addressProblem(`Moda Caddesi 1, ${card}`)],
    ['the title of an invoice', invoiceTitleProblem(card)],
    ['the tax office', taxOfficeProblem(card)],
  ])('T13 AD-01 AD-04 AD-05 LK-04 is a problem of %s', (_field, problem) => {
    expect(problem).toEqual({ key: 'validation.cardInText' });
  });
});
