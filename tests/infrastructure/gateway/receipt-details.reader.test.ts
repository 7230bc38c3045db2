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

  it.each([
    ['a whole card number', 'last4', '4355084355084358'],
    ['no amount', 'paymentAmount', undefined],
    ['no time', 'paidAt', 'yesterday'],
  ])('AP-20 %s is malformed', (_, field, value) => {
    expect(wrongField(() => read({ [field]: value }))).toBe(`data.receipt.${field}`);
  });
});
