import { readReceiptDetails } from '../../../src/infrastructure/gateway/receipt-details.reader.js';
import { success, wrongField } from './reading.js';

const receipt = {
  paymentAmount: '420,00',
  surcharge: '16,30',
  currency: 'TL',
  paidAt: '2026-06-15T09:05:00.000Z',
  scheme: 'visa',
  last4: '4358',
  installmentCount: 3,
  cardPoints: '50,00',
};

const read = (different: object = {}) => readReceiptDetails(success({ receipt: { ...receipt, ...different } }));

describe('readReceiptDetails', () => {
  it('RL-12 CN-09 AP-06 MA-09 reads what a receipt says, the card by its last digits alone', () => {
    expect(read()).toEqual({
      amount: 42_000,
      surcharge: 1_630,
      currency: 'TL',
      paidAt: Date.parse('2026-06-15T09:05:00Z'),
      methodName: '',
      scheme: 'visa',
      last4: '4358',
      installmentCount: 3,
      points: 5_000,
      basket: [],
      message: '',
    });
  });

  it('RL-12 EN-01 what is missing is a single payment by no card, without points and surcharge', () => {
    const bare = read({
      surcharge: undefined,
      scheme: null,
      last4: null,
      installmentCount: undefined,
      cardPoints: null,
    });
    expect(bare).toMatchObject({ last4: '', installmentCount: 0, points: 0, surcharge: 0 });
  });

  it('AP-20 takes the last digits as a number, too', () => {
    expect(read({ last4: 4358 }).last4).toBe('4358');
  });

  it('AP-20 reads a moment without a zone as one of UTC', () => {
    expect(read({ paidAt: '2026-06-15T09:05:00' }).paidAt).toBe(Date.parse('2026-06-15T09:05:00Z'));
  });

  const texts = (different: object = {}) => ({
    preInformation: { version: '1.0', sha256: 'a'.repeat(64) },
    contract: { version: '2.0', sha256: 'b'.repeat(64), ...different },
    at: '2026-06-15T09:00:00.000Z',
  });

  it('LW-05 reads what was accepted, by which link and in which language', () => {
    const { accepted } = read({ acceptedTexts: { ...texts(), link: 'kitap1', lang: 'en' } });
    expect(accepted).toEqual({
      preInformation: { version: '1.0', sha256: 'a'.repeat(64) },
      contract: { version: '2.0', sha256: 'b'.repeat(64) },
      at: Date.parse('2026-06-15T09:00:00Z'),
      link: 'kitap1',
      language: 'en',
    });
  });

  it('LW-05 link and language may be missing', () => {
    const { accepted } = read({ acceptedTexts: texts() });
    expect(accepted?.link).toBe('');
    expect(accepted?.language).toBeUndefined();
  });

  it.each([
    ['sha256', 'B'.repeat(64)],
    ['sha256', 'b'.repeat(63)],
    ['version', 'two words'],
    ['version', 2],
  ])('LW-05 AP-20 an accepted text whose %s is %s is malformed', (field, value) => {
    const wrong = () => read({ acceptedTexts: texts({ [field]: value }) });
    expect(wrongField(wrong)).toBe(`data.receipt.acceptedTexts.contract.${field}`);
  });

  it.each([
    ['a whole card number', 'last4', '4355084355084358'],
    ['no amount', 'paymentAmount', undefined],
    ['no time', 'paidAt', 'yesterday'],
  ])('AP-20 %s is malformed', (_, field, value) => {
    expect(wrongField(() => read({ [field]: value }))).toBe(`data.receipt.${field}`);
  });
});
