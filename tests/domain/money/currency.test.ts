import { currencies, defaultCurrency, isoCode, readCurrency } from '../../../src/domain/money/currency.js';

describe('readCurrency', () => {
  it.each([
    ['TL', 'TL'],
    ['TRY', 'TL'],
    ['tl', 'TL'],
    [' usd ', 'USD'],
    ['EUR', 'EUR'],
    ['GBP', 'GBP'],
    ['JPY', 'JPY'],
    ['CHF', 'CHF'],
    ['', 'TL'],
  ])('PP-15 reads %j as %s', (code, currency) => expect(readCurrency(code)).toBe(currency));

  it.each(['AUD', 'T', 'constructor', '₺'])('PP-15 has no currency %s', (code) => {
    expect(readCurrency(code)).toBeUndefined();
  });

  it('PP-15 has six currencies, TL by default', () => {
    expect(currencies).toEqual(['TL', 'USD', 'EUR', 'GBP', 'JPY', 'CHF']);
    expect(defaultCurrency).toBe('TL');
  });
});

describe('isoCode', () => {
  it('PP-15 is TRY for the lira and the same word for the others', () => {
    expect(currencies.map(isoCode)).toEqual(['TRY', 'USD', 'EUR', 'GBP', 'JPY', 'CHF']);
  });
});
