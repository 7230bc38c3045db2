import { firstValueFrom, NEVER, type Observable, of, toArray } from 'rxjs';
import { payByCard } from '../../../src/application/card/pay-by-card.js';
import type { VerificationState } from '../../../src/application/methods/ports.js';
import {
  confirmVerification,
  followSecurityControl,
  sendVerificationCode,
} from '../../../src/application/verification/verify-payment.js';
import type { Language } from '../../../src/domain/locale/language.js';
import { type Failure, providerWords } from '../../../src/domain/payment/failure.js';
import type { SentCode } from '../../../src/domain/verification/sent-code.js';
import { failing, refused } from '../../ports/failures.js';
import { FakePageHost } from '../../ports/fake-page-host.js';
import { FakeVerifications } from '../../ports/fake-verifications.js';
import { withClock } from '../methods/method-samples.js';
import { inVirtualTime, page, paid, payablePayments, payment, receipt } from '../payment-samples.js';

const sent: SentCode = { maskedPhone: '05** *** ** 67', resendAfterMs: 60_000, attemptsLeft: 3 };
const review: VerificationState = { kind: 'review' };
const approved: VerificationState = { kind: 'approved', receipt };
const wrong = (attemptsLeft: number): Failure => ({
  kind: 'refused',
  httpStatus: 400,
  error: { code: 'otp', attemptsLeft },
});

/** Verifications whose every code is right and whose control goes on. */
function verificationPorts() {
  const verifications = new FakeVerifications();
  verifications.onSend = () => of(sent);
  verifications.onConfirm = () => of(approved);
  verifications.onStatus = () => of(review);
  return { verifications, host: new FakePageHost(), language: (): Language => 'tr' };
}

const steps = (stream: Observable<unknown>) => firstValueFrom(stream.pipe(toArray()));

describe('a payment that has to be verified', () => {
  it('VF-04 is not complete, and the card can be used for another try', async () => {
    const payments = payablePayments();
    const pay = payByCard({ payments, host: new FakePageHost() });
    payments.onPay = () => of({ kind: 'verification', sent });
    expect(await steps(pay(payment))).toEqual([{ kind: 'verification', sent, attemptId: 'attempt1' }]);
    expect(await steps(pay(payment))).toEqual([{ kind: 'verification', sent, attemptId: 'attempt2' }]);
    expect(payments.orders).toHaveLength(2);
  });
});

describe('the code', () => {
  it('VF-01 is sent to the known number, again, and to another one, as digits', async () => {
    const ports = verificationPorts();
    const send = sendVerificationCode(ports);
    for (const phone of ['', '', '0533 765 43 21'])
      expect(await steps(send(page, phone))).toEqual([{ kind: 'codeSent', sent }]);
    expect(ports.verifications.calls).toEqual(['send ', 'send ', 'send 05337654321']);
  });

  it('VF-01 a code that was not sent is a failure, and asked for again by the shopper alone', async () => {
    const ports = verificationPorts();
    ports.verifications.onSend = () => failing({ kind: 'timeout' });
    expect(await steps(sendVerificationCode(ports)(page, ''))).toEqual([
      { kind: 'failed', failure: { kind: 'timeout' } },
    ]);
    expect(ports.verifications.calls).toHaveLength(1);
  });

  it('VF-01 VF-03 confirms the payment, or leads to the security control', async () => {
    const ports = verificationPorts();
    const confirm = confirmVerification(ports);
    ports.verifications.onConfirm = () => of(review);
    expect(await steps(confirm(page, ' 283 126 '))).toEqual([review]);
    ports.verifications.onConfirm = () => of(approved);
    expect(await steps(confirm(page, '283126'))).toEqual([paid]);
    expect(ports.verifications.calls).toEqual(['confirm 283126', 'confirm 283126']);
  });

  it('VF-01 TR-02 confirms the post that the page sent, and no other', async () => {
    const ports = verificationPorts();
    ports.verifications.onConfirm = () => of(approved);
    await steps(confirmVerification(ports)(page, '283126', 'attempt1'));
    expect(ports.verifications.confirmed).toBe('attempt1');
  });

  it('ER-04 VF-02 a wrong one says how many are left; the last one ends the payment', async () => {
    const ports = verificationPorts();
    const confirm = confirmVerification(ports);
    ports.verifications.onConfirm = () => failing(wrong(1));
    expect(await steps(confirm(page, '000000'))).toEqual([{ kind: 'wrongCode', attemptsLeft: 1 }]);
    ports.verifications.onConfirm = () => failing(wrong(0));
    expect(await steps(confirm(page, '000000'))).toEqual([{ kind: 'failed', failure: wrong(0) }]);
  });

  it('ER-04 a refusal for another reason is no wrong code, though it counts what is left', async () => {
    const ports = verificationPorts();
    const failure = refused({ code: 'limit', attemptsLeft: 2 });
    ports.verifications.onConfirm = () => failing(failure);
    expect(await steps(confirmVerification(ports)(page, '000000'))).toEqual([{ kind: 'failed', failure }]);
  });

  it('PY-05 a payment that is paid is not confirmed once more', async () => {
    const ports = verificationPorts();
    const confirm = confirmVerification(ports);
    await steps(confirm(page, '283126'));
    expect(await steps(confirm(page, '283126'))).toEqual([]);
  });

  it('PY-05 ten presses confirm once', () => {
    const ports = verificationPorts();
    ports.verifications.onConfirm = () => NEVER;
    const confirm = confirmVerification(ports);
    const presses = Array.from({ length: 10 }, () => confirm(page, '283126').subscribe());
    expect(ports.verifications.calls).toHaveLength(1);
    for (const press of presses) press.unsubscribe();
  });

  it.each<Failure>([{ kind: 'noAnswer' }, { kind: 'timeout' }, { kind: 'malformed', httpStatus: 502, field: 'body' }])(
    'PY-06 a confirmation that ends with $kind is not sent twice: the status decides',
    (failure) => {
      inVirtualTime(({ expectObservable, flush }) => {
        const ports = verificationPorts();
        ports.verifications.onConfirm = () => failing(failure);
        ports.verifications.onStatus = (asked) => (asked === 1 ? failing({ kind: 'noAnswer' }) : of(approved));
        expectObservable(confirmVerification(ports)(page, '283126')).toBe('3s (p|)', { p: paid });
        flush();
        expect(ports.verifications.calls).toEqual(['confirm 283126', 'status', 'status']);
      });
    },
  );

  it('PY-06 TR-02 with the status down too it is unknown, after a minute', () => {
    inVirtualTime(({ expectObservable }) => {
      const ports = verificationPorts();
      ports.verifications.onConfirm = () => failing({ kind: 'noAnswer' });
      ports.verifications.onStatus = () => failing({ kind: 'noAnswer' });
      expectObservable(confirmVerification(ports)(page, '283126')).toBe('60s (u|)', { u: { kind: 'unknown' } });
    });
  });

  it('PY-06 a status that is refused says what became of it', () => {
    inVirtualTime(({ expectObservable }) => {
      const ports = verificationPorts();
      ports.verifications.onConfirm = () => failing({ kind: 'noAnswer' });
      ports.verifications.onStatus = () => failing({ kind: 'alreadyPaid', receipt });
      expectObservable(confirmVerification(ports)(page, '283126')).toBe('1s (p|)', { p: paid });
    });
  });

  it('PY-06 a code that never arrived is asked for again', () => {
    inVirtualTime(({ expectObservable }) => {
      const ports = verificationPorts();
      ports.verifications.onConfirm = () => failing({ kind: 'noAnswer' });
      ports.verifications.onStatus = () => of({ kind: 'awaitingCode', sent });
      expectObservable(confirmVerification(ports)(page, '283126')).toBe('1s (c|)', { c: { kind: 'codeSent', sent } });
    });
  });
});

describe('the security control', () => {
  it('VF-03 asks every 3 s until the payment is approved', () => {
    withClock(({ expectObservable, flush, clock }) => {
      const ports = verificationPorts();
      ports.verifications.onStatus = (asked) => of(asked < 3 ? review : approved);
      expectObservable(followSecurityControl({ ...ports, clock: clock() })(page)).toBe('9s (p|)', { p: paid });
      flush();
      expect(ports.verifications.calls).toEqual(['status', 'status', 'status']);
    });
  });

  it('VF-03 or refused, which is a payment that failed, with its reason', () => {
    withClock(({ expectObservable, clock }) => {
      const ports = verificationPorts();
      ports.verifications.onStatus = () => of({ kind: 'refused', reason: 'Onaylanmadı' });
      const failed = {
        kind: 'failed',
        failure: { ...refused({ code: 'refused', description: 'Onaylanmadı', lang: 'tr' }), httpStatus: 200 },
      };
      expectObservable(followSecurityControl({ ...ports, clock: clock() })(page)).toBe('3s (f|)', { f: failed });
    });
  });

  it('LG-03 the reason of a refusal is quoted in the language that was asked in, and in no other', async () => {
    const ports = verificationPorts();
    ports.verifications.onConfirm = () => of({ kind: 'refused', reason: 'Not approved' });
    const asked = { ...ports, language: (): Language => 'en' };
    const step = await firstValueFrom(confirmVerification(asked)(page, '283126'));
    const failure = step.kind === 'failed' ? step.failure : undefined;
    expect(failure && providerWords(failure, 'en')).toBe('Not approved');
    expect(failure && providerWords(failure, 'tr')).toBe('');
  });

  it('VF-03 PY-07 asks again while a payment is under way', () => {
    withClock(({ expectObservable, clock }) => {
      const ports = verificationPorts();
      ports.verifications.onStatus = (asked) => (asked < 3 ? failing({ kind: 'underWay' }) : of(approved));
      expectObservable(followSecurityControl({ ...ports, clock: clock() })(page)).toBe('9s (p|)', { p: paid });
    });
  });

  it('VF-03 a failed question does not end it; a waking page asks at once', () => {
    withClock(({ expectObservable, clock }) => {
      const ports = verificationPorts();
      ports.verifications.onStatus = (asked) => (asked === 1 ? failing({ kind: 'noAnswer' }) : of(approved));
      expectObservable(followSecurityControl({ ...ports, clock: clock('1s w') })(page)).toBe('4s (p|)', { p: paid });
    });
  });

  it('VF-03 after 15 minutes without an answer it is unknown', () => {
    withClock(({ expectObservable, clock }) => {
      const ports = verificationPorts();
      expectObservable(followSecurityControl({ ...ports, clock: clock() })(page)).toBe('15m (u|)', {
        u: { kind: 'unknown' },
      });
    });
  });
});
