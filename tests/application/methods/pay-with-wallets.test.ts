import { firstValueFrom, type Observable, of, toArray } from 'rxjs';
import { payWithAlisGidis } from '../../../src/application/methods/pay-with-alis-gidis.js';
import { payWithBankLoan } from '../../../src/application/methods/pay-with-bank-loan.js';
import { payWithJuzdan } from '../../../src/application/methods/pay-with-juzdan.js';
import { payWithMmPay } from '../../../src/application/methods/pay-with-mm-pay.js';
import type { MethodAnswer } from '../../../src/application/other-ways.js';
import type { Failure } from '../../../src/domain/page/failure.js';
import type { Outcome } from '../../../src/domain/page/screen.js';
import { failing, inVirtualTime, page, paid, receipt, refused, silence } from '../payment-samples.js';
import { methodPayment, methodWorld } from './method-samples.js';

const outcomes = (stream: Observable<unknown>) => firstValueFrom(stream.pipe(toArray()));

const bankLoan = 'akbank';

/** A world, how a method pays in it, and how its post is told to be answered. */
function bench(name: string) {
  const world = methodWorld();
  const start: Readonly<Record<string, () => Observable<Outcome>>> = {
    juzdan: () => juzdan(methodPayment),
    mmPay: () => mmPay(methodPayment),
    alisGidis: () => alisGidis(methodPayment),
    bankLoan: () => loan({ ...methodPayment, bankLoan }),
  };
  const juzdan = payWithJuzdan(world);
  const mmPay = payWithMmPay(world);
  const alisGidis = payWithAlisGidis(world);
  const loan = payWithBankLoan(world);
  const pay = start[name] ?? silence;
  const answerWith = (answer: () => Observable<MethodAnswer>) => {
    world.wallets.answer = answer;
    world.wallets.juzdan = answer;
  };
  return { ...world, pay, answerWith };
}

const names = ['juzdan', 'mmPay', 'alisGidis', 'bankLoan'];
const leaving = { kind: 'leaving', url: 'https://wallet.example/1', parent: false };
const posts = (calls: readonly string[]) => calls.filter((call) => call === 'pay').length;

describe.each(names)('paying with %s', (name) => {
  it('OP-03 OP-04 OP-10 checks the status, posts once, and the window goes on at its page', async () => {
    const { payments, host, pay } = bench(name);
    expect(await outcomes(pay())).toEqual([leaving]);
    expect(payments.calls).toEqual(['payable a@b.example', 'pay']);
    expect(host.told).toEqual(['leaveTo https://wallet.example/1 own']);
  });

  it('OP-04 OP-10 it is the parent window where the answer says so', async () => {
    const { host, pay, answerWith } = bench(name);
    answerWith(() => of({ kind: 'redirect', url: 'https://wallet.example/1', parent: true }));
    expect(await outcomes(pay())).toEqual([{ ...leaving, parent: true }]);
    expect(host.told).toEqual(['leaveTo https://wallet.example/1 parent']);
  });

  it('OP-04 an address that is not safe to open is a Payment Error', async () => {
    const { host, pay } = bench(name);
    host.safe = false;
    expect(await outcomes(pay())).toEqual([
      { kind: 'failed', failure: { kind: 'refused', httpStatus: 200, error: {} } },
    ]);
  });

  it('OP-03 an order that cannot be paid is not posted: it is paid, under way, or has failed', async () => {
    const { payments, wallets, pay } = bench(name);
    payments.payable = () => failing({ kind: 'alreadyPaid', receipt });
    expect(await outcomes(pay())).toEqual([paid]);
    const next = bench(name);
    next.payments.payable = () => failing({ kind: 'underWay' });
    expect(await outcomes(next.pay())).toEqual([{ kind: 'underWay' }]);
    next.payments.payable = () => failing({ kind: 'noAnswer' });
    expect(await outcomes(next.pay())).toEqual([{ kind: 'failed', failure: { kind: 'noAnswer' } }]);
    expect([wallets.orders, next.wallets.orders, posts(next.payments.calls)]).toEqual([[], [], 0]);
  });

  it('PY-04 a refusal is a failure with its words, and the next try is sent', async () => {
    const { payments, pay, answerWith } = bench(name);
    answerWith(() => failing(refused('declined', 'Olmadı')));
    const failed = { kind: 'failed', failure: refused('declined', 'Olmadı') };
    expect(await outcomes(pay())).toEqual([failed]);
    expect(await outcomes(pay())).toEqual([failed]);
    expect(posts(payments.calls)).toBe(2);
  });

  it('PY-05 ten rapid presses send one payment', () => {
    const { payments, pay, answerWith } = bench(name);
    answerWith(silence);
    const presses = Array.from({ length: 10 }, () => pay().subscribe());
    expect(posts(payments.calls)).toBe(1);
    for (const press of presses) press.unsubscribe();
  });

  it.each<Failure>([{ kind: 'noAnswer' }, { kind: 'timeout' }, { kind: 'malformed', httpStatus: 502, field: 'body' }])(
    'PY-06 a post that ends with $kind is never repeated: the status calls tell',
    (failure) => {
      inVirtualTime(({ expectObservable, flush }) => {
        const { payments, pay, answerWith } = bench(name);
        answerWith(() => failing(failure));
        payments.status = () => of(receipt);
        expectObservable(pay()).toBe('1s (p|)', { p: paid });
        flush();
        expect(payments.calls).toEqual(['payable a@b.example', 'pay', 'status token1']);
      });
    },
  );

  it('VF-04 a payment that has to be verified is not complete', async () => {
    const { pay, answerWith } = bench(name);
    const sent = { maskedPhone: '05** *** ** 67', resendAfterMs: 60_000, attemptsLeft: 3 };
    answerWith(() => of({ kind: 'verification', sent }));
    expect(await outcomes(pay())).toEqual([{ kind: 'verification', sent }]);
  });
});

describe('what is posted', () => {
  it('OP-08 OP-10 OP-12 the word of the method, the loan, the form and the language', async () => {
    for (const [name, method, loan] of [
      ['mmPay', { paymentType: 'mm_pay', flow: 'direct' }, ''],
      ['alisGidis', { paymentType: 'alisgidis', flow: 'redirect' }, ''],
      ['bankLoan', { paymentType: 'bank_loans', flow: 'redirect' }, bankLoan],
    ] as const) {
      const { wallets, pay } = bench(name);
      await outcomes(pay());
      expect(wallets.orders).toMatchObject([
        { access: page.access, form: page.form, language: 'en', referrer: 'https://shop.example/', method },
      ]);
      expect(wallets.orders[0]?.bankLoan).toBe(loan);
    }
  });

  it('AP-12 juzdan starts by a call of its own, with the form of the page', async () => {
    const { wallets, pay } = bench('juzdan');
    await outcomes(pay());
    expect([wallets.forms, wallets.orders]).toEqual([[page.form], []]);
  });

  it('OP-08 mmPay may be completed at once', async () => {
    const { pay, answerWith } = bench('mmPay');
    answerWith(() => of({ kind: 'completed', merchantName: 'Kitapçı' }));
    expect(await outcomes(pay())).toEqual([paid]);
    expect(await outcomes(pay())).toEqual([]);
  });

  it('OP-04 a code or a dialog that was not asked for is a Payment Error, not a crash', async () => {
    const { pay, answerWith } = bench('alisGidis');
    answerWith(() => of({ kind: 'qr', referenceCode: 'R1' }));
    expect(await outcomes(pay())).toMatchObject([{ kind: 'failed' }]);
  });
});
