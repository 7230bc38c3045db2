import fc from 'fast-check';
import { chargedAmounts, refundedAmounts } from '../../../../sandbox/provider/ledger/paid-amounts.js';

const order = fc
  .tuple(fc.integer({ min: 1, max: 999_999_999_999 }), fc.integer({ min: 0, max: 999_999_999_999 }))
  .map(([asked, surcharge]) => chargedAmounts(asked, asked + surcharge));

describe('the parts of an amount', () => {
  it('MA-09 add up, in a charge and in each of its refunds, and nothing is left of an order that was given back whole', () => {
    fc.assert(
      fc.property(order, fc.array(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 20 }), (charged, parts) => {
        expect(charged.payment + charged.surcharge).toBe(charged.total);
        let before = 0;
        let payment = 0;
        let surcharge = 0;
        const give = (total: number) => {
          const given = refundedAmounts(charged, before, total);
          expect(given.payment + given.surcharge).toBe(total);
          expect(given.payment).toBeGreaterThanOrEqual(0);
          expect(given.surcharge).toBeGreaterThanOrEqual(0);
          before += total;
          payment += given.payment;
          surcharge += given.surcharge;
        };
        for (const part of parts) if (before + part < charged.total) give(part);
        give(charged.total - before);
        expect(payment).toBe(charged.payment);
        expect(surcharge).toBe(charged.surcharge);
      }),
    );
  });
});
