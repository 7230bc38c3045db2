import { of, throwError } from 'rxjs';
import type { Failure } from '../../../src/domain/payment/failure.js';
import type { Outcome } from '../../../src/domain/payment/outcome.js';
import { failing, refused } from '../../ports/failures.js';
import { paid, payment, receipt } from '../payment-samples.js';
import { cardPaymentPorts, challenge, outcomes } from './card-payment-ports.js';

describe('the answer to a payment by card', () => {
  it('PY-02 3-D Secure is handed over as the last act', async () => {
    const { payments, host, pay } = cardPaymentPorts();
    payments.onPay = () => of(challenge);
    expect(await outcomes(pay(payment))).toEqual([{ kind: 'challenge', attemptId: 'attempt1' }]);
    expect(payments.calls.at(-1)).toBe('pay');
    expect(host.calls).toEqual(['openChallenge <form>']);
  });

  it('PY-02 PY-04 a document that cannot be handed over is a Payment Error, and the form can be sent again', async () => {
    const { payments, host, pay } = cardPaymentPorts();
    payments.onPay = () => of(challenge);
    host.opens = false;
    const failed = { kind: 'failed', failure: { kind: 'refused', httpStatus: 200, error: {} } };
    expect(await outcomes(pay(payment))).toEqual([failed]);
    expect(await outcomes(pay(payment))).toEqual([failed]);
  });

  it('PY-03 any other success is paid, with the way back, the name of the merchant and the order', async () => {
    const { payments, pay } = cardPaymentPorts();
    payments.onPay = () => of({ kind: 'completed', merchantName: 'Başka' });
    expect(await outcomes(pay(payment))).toEqual([
      {
        kind: 'paid',
        receipt: { redirectUrl: 'https://store.example/ok', merchantName: 'Başka', merchantOid: 'ORDER1' },
      },
    ]);
  });

  it('MA-13 the way back of the answer is taken before that of the page: it may carry the state of the order', async () => {
    const { payments, pay } = cardPaymentPorts();
    const redirectUrl = 'https://store.example/ok?return_state=e30.x';
    payments.onPay = () => of({ kind: 'completed', merchantName: '', redirectUrl });
    expect(await outcomes(pay(payment))).toMatchObject([{ kind: 'paid', receipt: { redirectUrl } }]);
  });

  it('PY-04 a declined payment is a failure with its words, and the next try is sent', async () => {
    const { payments, pay } = cardPaymentPorts();
    payments.onPay = () => failing(refused({ code: 'declined', description: 'Yetersiz bakiye' }));
    expect(await outcomes(pay(payment))).toEqual([
      { kind: 'failed', failure: refused({ code: 'declined', description: 'Yetersiz bakiye' }) },
    ]);
    await outcomes(pay(payment));
    expect(payments.orders).toHaveLength(2);
  });

  it.each<[string, Failure, Outcome]>([
    ['paid already leads to success', { kind: 'alreadyPaid', receipt }, paid],
    ['under way leads to waiting', { kind: 'underWay' }, { kind: 'underWay' }],
  ])('PY-07 an order that is %s, before anything is sent', async (_, failure, outcome) => {
    const { payments, pay } = cardPaymentPorts();
    payments.onPayable = () => failing(failure);
    expect(await outcomes(pay(payment))).toEqual([outcome]);
    expect(payments.orders).toEqual([]);
  });

  it.each<[string, Failure, Outcome]>([
    ['paid already leads to success', { kind: 'alreadyPaid', receipt }, paid],
    ['under way leads to waiting', { kind: 'underWay' }, { kind: 'underWay', attemptId: 'attempt1' }],
  ])('PY-07 a post whose answer is that the order is %s', async (_, failure, outcome) => {
    const { payments, pay } = cardPaymentPorts();
    payments.onPay = () => failing(failure);
    expect(await outcomes(pay(payment))).toEqual([outcome]);
  });

  it('ER-02 a failure that sends the shopper to another address is posted there', async () => {
    const { payments, host, pay } = cardPaymentPorts();
    const failure: Failure = {
      kind: 'redirected',
      redirectUrl: 'https://store.example/fail',
      error: { description: 'Olmadı' },
    };
    payments.onPay = () => failing(failure);
    expect(await outcomes(pay(payment))).toEqual([{ kind: 'failed', failure }]);
    expect(host.calls).toEqual(['postFailure https://store.example/fail Olmadı']);
  });

  it('PY-04 never errors, whatever is thrown before the post', async () => {
    const { payments, pay } = cardPaymentPorts();
    payments.onPayable = () => throwError(() => new Error('boom'));
    expect(await outcomes(pay(payment))).toEqual([{ kind: 'failed', failure: { kind: 'noAnswer' } }]);
  });
});
