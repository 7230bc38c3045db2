import { readPaymentPage } from '../../../src/infrastructure/gateway/payment-page.reader.js';
import { answer } from './reading.js';
import { wirePayment } from './wire-samples.js';

describe('the saved cards', () => {
  const [sample] = wirePayment.data.registeredCards;
  const read = (different: Record<string, unknown>) => {
    const body = { ...wirePayment, data: { ...wirePayment.data, registeredCards: [{ ...sample, ...different }] } };
    return readPaymentPage(answer(body)).savedCards[0];
  };

  it.each([
    [{ c_type: 'DEBIT' }, { type: 'debit' }],
    [{ c_type: 'credit' }, { type: 'credit' }],
    [{ businessCard: 'y' }, { business: true }],
    [{ businessCard: 'N' }, { business: false }],
    [{ businessCard: null }, { business: false }],
    [{ require_cvv: '1' }, { requiresCvv: true }],
    [{ require_cvv: 1 }, { requiresCvv: true }],
    [{ require_cvv: 0 }, { requiresCvv: false }],
    [{ require_cvv: '2' }, { requiresCvv: false }],
    [{ require_cvv: null }, { requiresCvv: false }],
    [{ schema: 'AMEX' }, { scheme: 'amex' }],
    [{ schema: 'Amex' }, { scheme: 'amex' }],
    [{ c_brand: 'MAXIMUM' }, { brand: 'maximum' }],
    [{ c_brand: 'none' }, { brand: '' }],
    [
      { month: 7, year: 31 },
      { month: '07', year: '31' },
    ],
  ])('EN-03 %j is read as %j', (wire, card) => expect(read(wire)).toMatchObject(card));

  it('EN-03 AP-20 a card with a whole number for its last four digits is left out', () => {
    for (const last_4 of ['4355084355084358', '435', '43a8', '', null]) expect(read({ last_4 })).toBeUndefined();
  });
});
