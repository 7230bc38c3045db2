import { of } from 'rxjs';
import type { Failure } from '../../../src/domain/payment/failure.js';
import { failing } from '../../ports/failures.js';
import { inVirtualTime, paid, payment, receipt, silence } from '../payment-samples.js';
import { cardPaymentPorts, challenge, outcomes } from './card-payment-ports.js';

describe('a payment by card is posted once', () => {
  it('PY-05 ten rapid calls send one payment; the nine complete without an outcome', () => {
    const { payments, pay } = cardPaymentPorts();
    payments.onPayable = silence;
    let completed = 0;
    const presses = Array.from({ length: 10 }, () => pay(payment).subscribe({ complete: () => completed++ }));
    expect(payments.calls).toEqual(['payable a@b.example']);
    expect(completed).toBe(9);
    for (const press of presses) press.unsubscribe();
  });

  it('PY-05 ten streams made first and subscribed later send one payment as well', () => {
    const { payments, pay } = cardPaymentPorts();
    payments.onPay = silence;
    const streams = Array.from({ length: 10 }, () => pay(payment));
    for (const stream of streams) stream.subscribe();
    expect(payments.orders).toHaveLength(1);
  });

  it('PY-05 after paid nothing is sent any more', async () => {
    const { payments, pay } = cardPaymentPorts();
    await outcomes(pay(payment));
    expect(await outcomes(pay(payment))).toEqual([]);
    expect(payments.orders).toHaveLength(1);
  });

  it('PY-05 after the challenge is handed over nothing is sent any more', async () => {
    const { payments, pay } = cardPaymentPorts();
    payments.onPay = () => of(challenge);
    await outcomes(pay(payment));
    expect(await outcomes(pay(payment))).toEqual([]);
    expect(payments.orders).toHaveLength(1);
  });

  it('PY-05 a payment that was given up by its caller can be made again', async () => {
    const { payments, pay } = cardPaymentPorts();
    payments.onPayable = silence;
    pay(payment).subscribe().unsubscribe();
    payments.onPayable = () => of(undefined);
    expect(await outcomes(pay(payment))).toEqual([paid]);
  });

  it.each<Failure>([{ kind: 'noAnswer' }, { kind: 'timeout' }, { kind: 'malformed', httpStatus: 502, field: 'body' }])(
    'PY-06 a post that ends with $kind is never repeated: the status calls decide',
    (failure) => {
      inVirtualTime(({ expectObservable, flush }) => {
        const { payments, pay } = cardPaymentPorts();
        payments.onPay = () => failing(failure);
        payments.onStatus = () => of(receipt);
        expectObservable(pay(payment)).toBe('1s (p|)', { p: paid });
        flush();
        expect(payments.calls).toEqual(['payable a@b.example', 'pay', 'status token1']);
      });
    },
  );

  it('PY-06 with the status calls down too it is unknown, after a minute and one post', () => {
    inVirtualTime(({ expectObservable, flush }) => {
      const { payments, pay } = cardPaymentPorts();
      payments.onPay = () => {
        payments.onPayable = () => failing({ kind: 'noAnswer' });
        return failing({ kind: 'timeout' });
      };
      payments.onStatus = () => failing({ kind: 'noAnswer' });
      expectObservable(pay(payment)).toBe('60s (u|)', { u: { kind: 'unknown', attemptId: 'attempt1' } });
      flush();
      expect(payments.orders).toHaveLength(1);
    });
  });

  it('PY-06 an answer with a valid error body is known: no status is asked', async () => {
    const { payments, pay } = cardPaymentPorts();
    const failure: Failure = { kind: 'refused', httpStatus: 400, error: { description: 'Limit yetersiz' } };
    payments.onPay = () => failing(failure);
    expect(await outcomes(pay(payment))).toEqual([{ kind: 'failed', failure }]);
    expect(payments.calls).toEqual(['payable a@b.example', 'pay']);
  });
});
