import { firstValueFrom, NEVER, type Observable, of, toArray } from 'rxjs';
import { payByCard } from '../../../src/application/card/pay-by-card.js';
import { payWithBankLoan } from '../../../src/application/methods/pay-with-bank-loan.js';
import { payWithBex } from '../../../src/application/methods/pay-with-bex.js';
import { payWithRedirectWallet } from '../../../src/application/methods/pay-with-redirect-wallet.js';
import { payWithTosla } from '../../../src/application/methods/pay-with-tosla.js';
import { waitWhileUnderWay } from '../../../src/application/payment/wait-while-under-way.js';
import { wallets } from '../../../src/domain/methods/wallets.js';
import { failing, refused } from '../../ports/failures.js';
import { fakeMethodPorts, methodPayment } from '../methods/method-samples.js';
import { inVirtualTime, page, payment, savedCard } from '../payment-samples.js';

const clock = { wall: () => 0, monotonic: () => 0, wakes: NEVER, restored: NEVER };
const lost = () => failing({ kind: 'noAnswer' });

/** Every payment that posts, over the same ports: how it is made, and the ids its posts carried. */
function bench() {
  const ports = { ...fakeMethodPorts(), clock };
  const { payments, wallets: gateway } = ports;
  const byCard = payByCard(ports);
  const loan = payWithBankLoan(ports);
  const juzdan = payWithRedirectWallet(wallets.juzdan)(ports);
  const alisGidis = payWithRedirectWallet(wallets.alisGidis)(ports);
  const tosla = payWithTosla(ports);
  const bex = payWithBex(ports);
  const pay: Readonly<Record<string, () => Observable<unknown>>> = {
    'a typed card': () => byCard(payment),
    'a saved card': () => byCard({ ...payment, source: { kind: 'saved', card: savedCard, cvv: '123' } }),
    'a bank loan': () => loan({ ...methodPayment, bankLoan: 'akbank' }),
    'juzdan, by its own call': () => juzdan(methodPayment),
    alisGidis: () => alisGidis(methodPayment),
    tosla: () => tosla(methodPayment),
    bex: () => bex(methodPayment),
  };
  const ids = () => [...payments.orders, ...gateway.orders, ...gateway.started].map(({ attemptId }) => attemptId);
  return { ...ports, pay, ids };
}

const names = Object.keys(bench().pay);

describe.each(names)('the post of %s', (name) => {
  it('PY-06 TR-02 has an id of its own, another at each post', async () => {
    const { payments, wallets: gateway, pay, ids } = bench();
    payments.onPay = () => failing(refused({ code: 'declined' }));
    gateway.onPay = () => failing(refused({ code: 'declined' }));
    gateway.onStart = () => failing(refused({ code: 'declined' }));
    for (const _ of [1, 2]) await firstValueFrom(pay[name]!().pipe(toArray()));
    expect(ids()).toEqual(['attempt1', 'attempt2']);
  });

  it('PY-06 TR-02 is named by the question after it, and by no question before', () => {
    inVirtualTime(({ expectObservable, flush }) => {
      const { payments, wallets: gateway, pay } = bench();
      payments.onPay = lost;
      gateway.onPay = lost;
      gateway.onStart = lost;
      expectObservable(pay[name]!()).toBe('1s (f|)', { f: { kind: 'failed', failure: refused({ code: 'unpaid' }) } });
      flush();
      expect(payments.asked).toEqual(['attempt1']);
      expect(payments.calls.slice(-2)).toEqual(['status token1', 'payable a@b.example']);
    });
  });
});

describe.each(names)('the answer that the post of %s is under way', (name) => {
  it('PY-07 TR-02 keeps its id, by which the waiting screen asks', async () => {
    const { payments, wallets: gateway, pay } = bench();
    payments.onPay = () => failing({ kind: 'underWay' });
    gateway.onPay = () => failing({ kind: 'underWay' });
    gateway.onStart = () => failing({ kind: 'underWay' });
    const states = await firstValueFrom(pay[name]!().pipe(toArray()));
    expect(states.at(-1)).toEqual({ kind: 'underWay', attemptId: 'attempt1' });
  });
});

describe('an outcome that stays open', () => {
  it('PY-06 TR-02 names its post, and the waiting screen asks about it', () => {
    inVirtualTime(({ expectObservable, flush }) => {
      const { payments } = bench();
      const asked = { token: 'token1', page, attemptId: 'attempt1' };
      const failed = { kind: 'failed', failure: refused({ code: 'unpaid' }) };
      expectObservable(waitWhileUnderWay({ payments, clock })(asked)).toBe('3s (f|)', { f: failed });
      flush();
      expect(payments.asked).toEqual(['attempt1']);
    });
  });

  it('VF-04 PY-06 so does a payment that waits for a verification', async () => {
    const { payments, pay } = bench();
    const sent = { maskedPhone: '', resendAfterMs: 0, attemptsLeft: 3 };
    payments.onPay = () => of({ kind: 'verification', sent });
    const outcomes = await firstValueFrom(pay['a typed card']!().pipe(toArray()));
    expect(outcomes).toEqual([{ kind: 'verification', sent, attemptId: 'attempt1' }]);
  });
});
