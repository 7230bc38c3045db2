import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfiguration } from '../../../../sandbox/configuration.js';
import { WrongOption } from '../../../../sandbox/options/wrong-option.js';
import { legalLimits } from '../../../../src/domain/installments/legal-limits.js';

const folder = mkdtempSync(path.join(tmpdir(), 'legal-rows-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file of rows and reads the configuration that names it. */
function rowsOf(content: string) {
  const file = path.join(folder, 'rows.json');
  writeFileSync(file, content);
  return readConfiguration({ VEZNE_INSTALLMENT_LIMITS: file }).legalRows;
}

const row = { category: 'furniture', card: 'personal', max: 6, validFrom: '2026-01-01', source: 'Gazette, 2026' };
const without = (name: string) => Object.fromEntries(Object.entries(row).filter(([each]) => each !== name));

describe('the deployment’s own rows of VEZNE_INSTALLMENT_LIMITS', () => {
  it('IN-12 are those of the domain where none are named', () => {
    expect(readConfiguration({}).legalRows).toEqual(legalLimits);
    expect(readConfiguration({ VEZNE_INSTALLMENT_LIMITS: '' }).legalRows).toEqual(legalLimits);
  });

  it('IN-12 replace those of the domain', () => {
    const dated = { ...row, priceFrom: 0, priceTo: 100_000, validTo: '2026-12-31' };
    expect(rowsOf(JSON.stringify([row, dated]))).toEqual([row, dated]);
  });

  it('IN-12 may begin with the mark that editors write before UTF-8', () => {
    expect(rowsOf(`\ufeff${JSON.stringify([row])}`)).toEqual([row]);
  });

  it('IN-12 the rows of the domain can be written into a file and read from it', () => {
    expect(rowsOf(JSON.stringify(legalLimits))).toEqual(legalLimits);
  });

  it.each([
    ['no JSON', '[{', 'rows.json is no JSON'],
    ['no list', '{"rows":[]}', 'rows.json must be a JSON list of rows, with at least one'],
    ['no row', '[]', 'rows.json must be a JSON list of rows, with at least one'],
    ['a row that is none', JSON.stringify([row, null]), 'row 2 of '],
    ['a row that is a list', JSON.stringify([[row]]), 'it must be an object'],
    ['a misspelt field', JSON.stringify([{ ...row, price_to: 5 }]), 'there is no field price_to; a row has category,'],
    ['a name of every object', '[{"toString":1}]', 'there is no field toString'],
    ['no category', JSON.stringify([without('category')]), 'category must be a word of 1 to 40'],
    ['a category of two words', JSON.stringify([{ ...row, category: 'new phones' }]), 'category must be a word'],
    ['a card of neither kind', JSON.stringify([{ ...row, card: 'debit' }]), 'card must be personal or corporate'],
    ['no count', JSON.stringify([without('max')]), 'max must be a whole number of installments'],
    ['a count of 0', JSON.stringify([{ ...row, max: 0 }]), 'max must be a whole number'],
    ['a count in quotes', JSON.stringify([{ ...row, max: '6' }]), 'max must be a whole number'],
    [
      'a price with a part of a kuruş',
      JSON.stringify([{ ...row, priceTo: 0.5 }]),
      'priceTo must be a whole number of kuruş',
    ],
    ['a price of null', JSON.stringify([{ ...row, priceTo: null }]), 'priceTo must be a whole number of kuruş'],
    ['prices the wrong way round', JSON.stringify([{ ...row, priceFrom: 2, priceTo: 1 }]), 'priceTo must not be less'],
    ['no first day', JSON.stringify([without('validFrom')]), 'validFrom must be a day as YYYY-MM-DD'],
    ['a day that no month has', JSON.stringify([{ ...row, validFrom: '2026-02-30' }]), 'validFrom must be a day'],
    ['a month that no year has', JSON.stringify([{ ...row, validFrom: '2026-13-01' }]), 'validFrom must be a day'],
    ['days the wrong way round', JSON.stringify([{ ...row, validTo: '2025-12-31' }]), 'validTo must not be before'],
    ['no source', JSON.stringify([without('source')]), 'source must be a text'],
    ['an empty source', JSON.stringify([{ ...row, source: ' ' }]), 'source must be a text'],
  ])('IN-12 a start with %s ends with a sentence', (_name, content, sentence) => {
    expect(() => rowsOf(content)).toThrow(WrongOption);
    expect(() => rowsOf(content)).toThrow('VEZNE_INSTALLMENT_LIMITS: ');
    expect(() => rowsOf(content)).toThrow(sentence);
  });

  it('IN-12 a start with a file that is not there ends with a sentence', () => {
    const read = () => readConfiguration({ VEZNE_INSTALLMENT_LIMITS: path.join(folder, 'none.json') });
    expect(read).toThrow(WrongOption);
    expect(read).toThrow(/^VEZNE_INSTALLMENT_LIMITS: the file .*none\.json cannot be read$/);
  });
});
