import { firstValueFrom, type Observable, of, toArray } from 'rxjs';
import { payWithBankLoan } from '../../../src/application/methods/pay-with-bank-loan.js';
import { payWithRedirectWallet } from '../../../src/application/methods/pay-with-redirect-wallet.js';
import type { MethodAnswer } from '../../../src/application/methods/ports.js';
import { type Wallet, wallets } from '../../../src/domain/methods/wallets.js';
import type { Failure } from '../../../src/domain/payment/failure.js';
import type { Outcome } from '../../../src/domain/payment/outcome.js';
import { failing, refused } from '../../ports/failures.js';
import { inVirtualTime, page, paid, receipt, silence } from '../payment-samples.js';
import { fakeMethodPorts, methodPayment } from './method-samples.js';

const outcomes = (stream: Observable<unknown>) => firstValueFrom(stream.pipe(toArray()));

const bankLoan = 'akbank';

/** A wallet that is nothing but a row of the table. */
const newWallet: Wallet = { code: 'yarininCuzdani', paymentType: 'yarin', warns: true, flow: 'redirect' };

/** The ports, a payment by a method over them, and what its post is answered with. */
function bench(name: string) {
  const ports = fakeMethodPorts();
  const loan = payWithBankLoan(ports);
  const byName: Readonly<Record<string, () => Observable<Outcome>>> = {
    bankLoan: () => loan({ ...methodPayment, bankLoan }),
    ...Object.fromEntries(
      [wallets.juzdan, wallets.mmPay, wallets.alisGidis, newWallet].map((wallet) => {
        const pay = payWithRedirectWallet(wallet)(ports);
        return [wallet.code, () => pay(methodPayment)];
      }),
    ),
  };
  const answerWith = (answer: () => Observable<MethodAnswer>) => {
    ports.wallets.onPay = answer;
    ports.wallets.onStart = answer;
  };
  return { ...ports, pay: byName[name] ?? silence, answerWith };
}

const leaving = { kind: 'leaving', url: 'https://wallet.example/1', parent: false };
/** The post of each: juzdan has a call of its own. */
const posts: Readonly<Record<string, string>> = {
  juzdan: 'start juzdan',
  mmPay: 'pay mm_pay',
  alisGidis: 'pay alisgidis',
  bankLoan: 'pay bank_loans',
  [newWallet.code]: 'pay yarin',
};

describe.each(Object.entries(posts))('paying with %s', (name, post) => {
  const postsIn = (calls: readonly string[]) => calls.filter((call) => call === post).length;

  it('OP-03 OP-04 OP-10 checks the status, posts once, and the window goes on at its page', async () => {
    const { payments, host, pay } = bench(name);
    expect(await outcomes(pay())).toEqual([leaving]);
    expect(payments.calls).toEqual(['payable a@b.example', post]);
    expect(host.calls).toEqual(['leaveTo https://wallet.example/1 own']);
  });

  it('OP-04 OP-10 it is the parent window where the answer says so', async () => {
    const { host, pay, answerWith } = bench(name);
    answerWith(() => of({ kind: 'redirect', url: 'https://wallet.example/1', parent: true }));
    expect(await outcomes(pay())).toEqual([{ ...leaving, parent: true }]);
    expect(host.calls).toEqual(['leaveTo https://wallet.example/1 parent']);
  });

  it('OP-04 an address that is not safe to open is a Payment Error', async () => {
    const { host, pay } = bench(name);
    host.safe = false;
    expect(await outcomes(pay())).toEqual([
      { kind: 'failed', failure: { kind: 'refused', httpStatus: 200, error: {} } },
    ]);
  });

  it.each<[Failure, Outcome]>([
    [{ kind: 'alreadyPaid', receipt }, paid],
    [{ kind: 'underWay' }, { kind: 'underWay' }],
    [{ kind: 'noAnswer' }, { kind: 'failed', failure: { kind: 'noAnswer' } }],
  ])('OP-03 an order that cannot be paid is not posted: %j', async (failure, outcome) => {
    const { payments, pay } = bench(name);
    payments.onPayable = () => failing(failure);
    expect(await outcomes(pay())).toEqual([outcome]);
    expect(payments.calls).toEqual(['payable a@b.example']);
  });

  it('PY-04 a refusal is a failure with its words, and the next try is sent', async () => {
    const { payments, pay, answerWith } = bench(name);
    answerWith(() => failing(refused({ code: 'declined', description: 'Olmadı' })));
    const failed = { kind: 'failed', failure: refused({ code: 'declined', description: 'Olmadı' }) };
    expect(await outcomes(pay())).toEqual([failed]);
    expect(await outcomes(pay())).toEqual([failed]);
    expect(postsIn(payments.calls)).toBe(2);
  });

  it('PY-05 ten rapid presses send one payment', () => {
    const { payments, pay, answerWith } = bench(name);
    answerWith(silence);
    const presses = Array.from({ length: 10 }, () => pay().subscribe());
    expect(postsIn(payments.calls)).toBe(1);
    for (const press of presses) press.unsubscribe();
  });

  it.each<Failure>([{ kind: 'noAnswer' }, { kind: 'timeout' }, { kind: 'malformed', httpStatus: 502, field: 'body' }])(
    'PY-06 a post that ends with $kind is never repeated: the status is asked for',
    (failure) => {
      inVirtualTime(({ expectObservable, flush }) => {
        const { payments, pay, answerWith } = bench(name);
        answerWith(() => failing(failure));
        payments.onStatus = () => of(receipt);
        expectObservable(pay()).toBe('1s (p|)', { p: paid });
        flush();
        expect(payments.calls).toEqual(['payable a@b.example', post, 'status token1']);
      });
    },
  );

  it('VF-04 a payment that has to be verified is not complete', async () => {
    const { pay, answerWith } = bench(name);
    const sent = { maskedPhone: '05** *** ** 67', resendAfterMs: 60_000, attemptsLeft: 3 };
    answerWith(() => of({ kind: 'verification', sent }));
    expect(await outcomes(pay())).toEqual([{ kind: 'verification', sent, attemptId: 'attempt1' }]);
  });
});

describe('what is posted', () => {
  it.each([
    ['mmPay', { paymentType: 'mm_pay', flow: 'direct' }, ''],
    ['alisGidis', { paymentType: 'alisgidis', flow: 'redirect' }, ''],
    ['bankLoan', { paymentType: 'bank_loans', flow: 'redirect' }, bankLoan],
    [newWallet.code, { paymentType: 'yarin', flow: 'redirect' }, ''],
  ])('OP-08 OP-10 OP-12 of %s: its word, the loan, the form and the language', async (name, method, loan) => {
    const { wallets, pay } = bench(name);
    await outcomes(pay());
    expect(wallets.orders).toMatchObject([
      { access: page.access, form: page.form, language: 'en', referrer: 'https://store.example/', method },
    ]);
    expect(wallets.orders[0]?.bankLoan).toBe(loan);
  });

  it('AP-12 juzdan starts by the call that bears its code, with the form of the page', async () => {
    const { wallets, pay } = bench('juzdan');
    await outcomes(pay());
    expect(wallets.started).toEqual([{ code: 'juzdan', attemptId: 'attempt1', access: page.access, form: page.form }]);
    expect(wallets.orders).toEqual([]);
  });

  it('OP-08 mmPay may be completed at once', async () => {
    const { pay, answerWith } = bench('mmPay');
    answerWith(() => of({ kind: 'completed', merchantName: 'Kitapçı' }));
    expect(await outcomes(pay())).toEqual([paid]);
    expect(await outcomes(pay())).toEqual([]);
  });

  it('PY-05 nothing is posted any more once the window goes on at the wallet’s page', async () => {
    const { pay } = bench('alisGidis');
    expect(await outcomes(pay())).toEqual([leaving]);
    expect(await outcomes(pay())).toEqual([]);
  });

  it.each<MethodAnswer>([
    { kind: 'qr', referenceCode: 'R1' },
    { kind: 'vendor', baseJs: 'https://vendor.example/x.js', ticket: { id: '1', path: '/1', token: 't' } },
  ])('OP-04 a code or a dialog that was not asked for is a Payment Error, not a crash: $kind', async (answer) => {
    const { pay, answerWith } = bench('alisGidis');
    answerWith(() => of(answer));
    const failure = { kind: 'refused', httpStatus: 200, error: {} };
    expect(await outcomes(pay())).toEqual([{ kind: 'failed', failure }]);
  });
});
