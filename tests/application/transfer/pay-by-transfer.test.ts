import { firstValueFrom, NEVER, type Observable, of, toArray } from 'rxjs';
import type { TransferStart, TransferState } from '../../../src/application/methods/ports.js';
import {
  confirmTransfer,
  notifyTransfer,
  openTransfer,
  resendTransferCode,
} from '../../../src/application/transfer/pay-by-transfer.js';
import type { Failure } from '../../../src/domain/payment/failure.js';
import { emptyNotice } from '../../../src/domain/transfer/transfer-notice.js';
import type { SentCode } from '../../../src/domain/verification/sent-code.js';
import { failing, refused } from '../../ports/failures.js';
import { FakePageHost } from '../../ports/fake-page-host.js';
import { FakeTransfers } from '../../ports/fake-transfers.js';
import { inVirtualTime, page, paid, payablePayments, receipt } from '../payment-samples.js';

const sent: SentCode = { maskedPhone: '05** *** ** 67', resendAfterMs: 60_000, attemptsLeft: 3 };
const start: TransferStart = { banks: [], prefilled: { userName: 'Ayşe', phone: '' }, state: { kind: 'none' } };
const notice = emptyNotice({ bank: '0046', userName: 'Ayşe', phone: '05321234567' });
const review: TransferState = { kind: 'review' };
const codeSent = { kind: 'codeSent', sent };
const lost: readonly Failure[] = [
  { kind: 'noAnswer' },
  { kind: 'timeout' },
  { kind: 'malformed', httpStatus: 502, field: 'body' },
];

/** Transfers whose notice is taken and whose review goes on, with one list of calls. */
function transferPorts() {
  const payments = payablePayments();
  const transfers = new FakeTransfers(payments.calls);
  transfers.onBanks = () => of(start);
  transfers.onNotify = () => of(sent);
  transfers.onConfirm = () => of(review);
  transfers.onResend = () => of(sent);
  transfers.onStatus = () => of(review);
  return { payments, transfers, host: new FakePageHost(), calls: payments.calls };
}

const steps = (stream: Observable<unknown>) => firstValueFrom(stream.pipe(toArray()));

describe('opening the transfer', () => {
  it.each<[TransferState, object]>([
    [{ kind: 'none' }, { kind: 'none' }],
    [{ kind: 'awaitingCode', sent }, codeSent],
    [review, review],
    [{ kind: 'confirmed', receipt }, paid],
    [
      { kind: 'refused', reason: 'Bulunamadı' },
      { kind: 'refused', reason: 'Bulunamadı' },
    ],
  ])('BT-02 BT-06 it stands where it was left: %j', async (state, step) => {
    const { transfers } = transferPorts();
    const standing = { ...start, state };
    transfers.onBanks = () => of(standing);
    expect(await steps(openTransfer({ transfers, host: new FakePageHost() })(page))).toEqual([
      { kind: 'opened', start: standing, step },
    ]);
  });

  it('BT-02 a failure is one; an order that is paid is paid', async () => {
    const { transfers } = transferPorts();
    transfers.onBanks = () => failing({ kind: 'noAnswer' });
    expect(await steps(openTransfer({ transfers, host: new FakePageHost() })(page))).toEqual([
      { kind: 'failed', failure: { kind: 'noAnswer' } },
    ]);
    transfers.onBanks = () => failing({ kind: 'alreadyPaid', receipt });
    const nothing = { banks: [], prefilled: { userName: '', phone: '' }, state: { kind: 'confirmed', receipt } };
    expect(await steps(openTransfer({ transfers, host: new FakePageHost() })(page))).toEqual([
      { kind: 'opened', start: nothing, step: paid },
    ]);
  });
});

describe('giving notice of a transfer', () => {
  it('BT-05 OP-03 checks the status, gives notice once, and a code is sent', async () => {
    const { transfers, calls, ...ports } = transferPorts();
    const given = await steps(notifyTransfer({ transfers, ...ports })({ page, notice }));
    expect(given).toEqual([{ ...codeSent, attemptId: 'attempt1' }]);
    expect(calls).toEqual(['payable a@b.example', 'notify']);
    expect(transfers.notices).toEqual([notice]);
  });

  it('OP-03 PY-07 an order that cannot be paid gets no notice', async () => {
    const ports = transferPorts();
    ports.payments.onPayable = () => failing({ kind: 'underWay' });
    expect(await steps(notifyTransfer(ports)({ page, notice }))).toEqual([{ kind: 'underWay' }]);
    expect(ports.transfers.notices).toEqual([]);
  });

  it.each([
    ['transferTimeout', { kind: 'timeout' }],
    ['bankClosed', { kind: 'bankClosed' }],
    ['validation', { kind: 'failed', failure: refused({ code: 'validation' }) }],
  ])('BT-06 BT-07 a timeout and a closed bank are no failures like others: %s', async (code, step) => {
    const ports = transferPorts();
    ports.transfers.onNotify = () => failing(refused({ code }));
    expect(await steps(notifyTransfer(ports)({ page, notice }))).toEqual([step]);
  });

  it('BT-06 another notice may be given after one that is looked at', async () => {
    const ports = transferPorts();
    const notify = notifyTransfer(ports);
    await steps(notify({ page, notice }));
    await steps(notify({ page, notice }));
    expect(ports.transfers.notices).toHaveLength(2);
  });

  it('PY-05 TR-02 no notice is given once the order turned out to be paid', async () => {
    const ports = transferPorts();
    ports.payments.onPayable = () => failing({ kind: 'alreadyPaid', receipt });
    const notify = notifyTransfer(ports);
    expect(await steps(notify({ page, notice }))).toEqual([paid]);
    expect(await steps(notify({ page, notice }))).toEqual([]);
  });

  it('PY-05 ten presses give one notice', () => {
    const ports = transferPorts();
    ports.transfers.onNotify = () => NEVER;
    const notify = notifyTransfer(ports);
    const presses = Array.from({ length: 10 }, () => notify({ page, notice }).subscribe());
    expect(ports.transfers.notices).toHaveLength(1);
    for (const press of presses) press.unsubscribe();
  });

  it.each(lost)('PY-06 a notice that ends with $kind is not given twice: the status decides', (failure) => {
    inVirtualTime(({ expectObservable, flush }) => {
      const ports = transferPorts();
      ports.transfers.onNotify = () => failing(failure);
      ports.transfers.onStatus = (asked) =>
        asked === 1 ? failing({ kind: 'noAnswer' }) : of({ kind: 'awaitingCode', sent });
      expectObservable(notifyTransfer(ports)({ page, notice })).toBe('3s (c|)', { c: codeSent });
      flush();
      expect(ports.transfers.notices).toHaveLength(1);
    });
  });

  it('PY-06 TR-02 a notice that the status does not show counts as not given once the answer voids it', () => {
    inVirtualTime(({ expectObservable }) => {
      const ports = transferPorts();
      ports.transfers.onNotify = () => failing({ kind: 'timeout' });
      const voided: TransferState = { kind: 'none', voided: true };
      ports.transfers.onStatus = (asked) => of(asked < 2 ? { kind: 'none', voided: false } : voided);
      expectObservable(notifyTransfer(ports)({ page, notice })).toBe('3s (n|)', { n: voided });
    });
  });

  it('PY-06 BT-06 a status that is refused says what became of it', () => {
    inVirtualTime(({ expectObservable }) => {
      const ports = transferPorts();
      ports.transfers.onNotify = () => failing({ kind: 'timeout' });
      ports.transfers.onStatus = () => failing(refused({ code: 'transferTimeout' }));
      expectObservable(notifyTransfer(ports)({ page, notice })).toBe('1s (t|)', { t: { kind: 'timeout' } });
    });
  });

  it('PY-06 with the status down too it is unknown, after a minute', () => {
    inVirtualTime(({ expectObservable }) => {
      const ports = transferPorts();
      ports.transfers.onNotify = () => failing({ kind: 'timeout' });
      ports.transfers.onStatus = () => failing({ kind: 'noAnswer' });
      expectObservable(notifyTransfer(ports)({ page, notice })).toBe('60s (u|)', {
        u: { kind: 'unknown', attemptId: 'attempt1' },
      });
    });
  });
});

describe('confirming by SMS', () => {
  it('BT-05 BT-06 the code, spaces aside, leads to review or to the end', async () => {
    const ports = transferPorts();
    const confirm = confirmTransfer(ports);
    expect(await steps(confirm({ page, smsCode: ' 283 126' }))).toEqual([review]);
    expect(ports.calls).toEqual(['confirm 283126']);
    ports.transfers.onConfirm = () => of({ kind: 'confirmed', receipt });
    expect(await steps(confirm({ page, smsCode: '283126' }))).toEqual([paid]);
  });

  it('BT-05 a wrong code says how many are left; the last one ends the notice', async () => {
    const ports = transferPorts();
    const confirm = confirmTransfer(ports);
    const wrong = (attemptsLeft: number): Failure => ({
      kind: 'refused',
      httpStatus: 400,
      error: { code: 'otp', attemptsLeft },
    });
    ports.transfers.onConfirm = () => failing(wrong(2));
    expect(await steps(confirm({ page, smsCode: '000000' }))).toEqual([{ kind: 'wrongCode', attemptsLeft: 2 }]);
    ports.transfers.onConfirm = () => failing(wrong(0));
    expect(await steps(confirm({ page, smsCode: '000000' }))).toEqual([{ kind: 'failed', failure: wrong(0) }]);
  });

  it('BT-05 a refusal for another reason is no wrong code, though it counts what is left', async () => {
    const ports = transferPorts();
    const failure = refused({ code: 'limit', attemptsLeft: 2 });
    ports.transfers.onConfirm = () => failing(failure);
    expect(await steps(confirmTransfer(ports)({ page, smsCode: '000000' }))).toEqual([{ kind: 'failed', failure }]);
  });

  it('PY-05 a transfer that is confirmed is not confirmed once more', async () => {
    const ports = transferPorts();
    ports.transfers.onConfirm = () => of({ kind: 'confirmed', receipt });
    const confirm = confirmTransfer(ports);
    await steps(confirm({ page, smsCode: '283126' }));
    expect(await steps(confirm({ page, smsCode: '283126' }))).toEqual([]);
  });

  it('BT-06 a notice whose time is over is a timeout', async () => {
    const ports = transferPorts();
    ports.transfers.onConfirm = () => failing(refused({ code: 'transferTimeout' }));
    expect(await steps(confirmTransfer(ports)({ page, smsCode: '283126' }))).toEqual([{ kind: 'timeout' }]);
  });

  it.each(lost)('PY-06 a confirmation that ends with $kind is not sent twice: the status decides', (failure) => {
    inVirtualTime(({ expectObservable, flush }) => {
      const ports = transferPorts();
      ports.transfers.onConfirm = () => failing(failure);
      ports.transfers.onStatus = () => of({ kind: 'confirmed', receipt });
      expectObservable(confirmTransfer(ports)({ page, smsCode: '283126' })).toBe('1s (p|)', { p: paid });
      flush();
      expect(ports.calls).toEqual(['confirm 283126', 'status']);
    });
  });

  it('BT-05 another code is sent when asked for, and only then', async () => {
    const ports = transferPorts();
    expect(await steps(resendTransferCode(ports)(page))).toEqual([codeSent]);
    ports.transfers.onResend = () => failing({ kind: 'timeout' });
    expect(await steps(resendTransferCode(ports)(page))).toEqual([{ kind: 'failed', failure: { kind: 'timeout' } }]);
    expect(ports.calls).toEqual(['resend', 'resend']);
  });
});
