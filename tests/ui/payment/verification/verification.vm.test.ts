import { jest } from '@jest/globals';
import { NEVER, type Observable, of, Subject } from 'rxjs';
import type { VerificationState } from '../../../../src/application/methods/ports.js';
import type { Failure } from '../../../../src/domain/payment/failure.js';
import type { Outcome } from '../../../../src/domain/payment/screen.js';
import type { SentCode } from '../../../../src/domain/verification/sent-code.js';
import { VerificationVm } from '../../../../src/ui/payment/verification/verification.vm.js';
import { failing, refused } from '../../../ports/failures.js';
import { FakePorts } from '../fake-ports.js';
import { receipt, storePage } from '../payment-samples.js';

const sent: SentCode = { maskedPhone: '05** *** ** 67', resendAfterMs: 60_000, attemptsLeft: 3 };
const unknownNumber: SentCode = { maskedPhone: '', resendAfterMs: 0, attemptsLeft: 3 };
const lost: Failure = { kind: 'noAnswer' };
const review: VerificationState = { kind: 'review' };

function desk(first: SentCode = sent) {
  const ports = new FakePorts();
  const settled: Outcome[] = [];
  const reopened: string[] = [];
  const payment = {
    follow: <S>(states: Observable<S>, next: (state: S) => void) => states.subscribe(next),
    open: () => void reopened.push('open'),
    showOutcome: (outcome: Outcome) => void settled.push(outcome),
  };
  const vm = new VerificationVm(ports, ports.texts, storePage(), payment, first);
  const undo = vm.mount();
  const type = (smsCode: string) => {
    vm.smsCode.fields.enter('smsCode', smsCode);
    vm.smsCode.confirm();
  };
  const { calls } = ports.verifications;
  return { ports, vm, settled, reopened, undo, type, calls };
}

describe('VerificationVm', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-06-15T09:00:00Z') });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('VF-01 a known number has its code already; an unknown one is asked for', () => {
    const known = desk();
    expect(known.vm.phase.kind).toBe('code');
    expect(known.vm.smsCode.maskedPhone).toBe('05** *** ** 67');
    const unknown = desk(unknownNumber);
    expect(unknown.vm.phase.kind).toBe('phone');
    expect(unknown.vm.mayKeepNumber).toBe(false);
    expect(unknown.calls).toEqual([]);
  });

  it.each(['', '0212 123 45 67', '0532 123 45 6', '5321234567'])('VF-02 no code goes to %j', (phone) => {
    const { vm, calls } = desk(unknownNumber);
    vm.fields.enter('phone', phone);
    vm.send();
    const key = phone === '' ? 'validation.required' : 'validation.phoneFormat';
    expect(vm.fields.shownProblem('phone')).toEqual({ key });
    expect(vm.correction.count).toBe(1);
    expect(calls).toEqual([]);
  });

  it('VF-01 VF-02 a code goes to the number that was typed, once, and again when it is asked for again', () => {
    const { vm, ports, calls } = desk(unknownNumber);
    const answer = new Subject<SentCode>();
    ports.verifications.onSend = () => answer;
    vm.fields.enter('phone', '0532 123 45 67');
    vm.send();
    vm.send();
    expect(vm.sending).toBe(true);
    expect(calls).toEqual(['send 05321234567']);
    answer.next(sent);
    answer.complete();
    expect(vm.phase.kind).toBe('code');
    expect(vm.sending).toBe(false);
    expect(vm.stepFocus.count).toBe(1);
    vm.smsCode.resend();
    expect(calls).toHaveLength(1);
    jest.advanceTimersByTime(60_000);
    ports.verifications.onSend = () => of(sent);
    vm.smsCode.resend();
    expect(calls).toEqual(['send 05321234567', 'send 05321234567']);
    expect(vm.smsCode.phase).toBe('resent');
    expect(vm.smsCode.mayResend).toBe(false);
  });

  it('VF-01 another code for the known number names no number', () => {
    const { vm, calls } = desk();
    jest.advanceTimersByTime(60_000);
    vm.smsCode.resend();
    expect(calls).toEqual(['send ']);
  });

  it('VF-01 changing the number is asked first, can be given up, and waits for the pause as any code does', () => {
    const { vm, calls } = desk();
    vm.smsCode.askToChange();
    vm.smsCode.keepNumber();
    expect(vm.phase.kind).toBe('code');
    expect(vm.smsCode.phase).toBe('idle');
    vm.smsCode.askToChange();
    vm.smsCode.changeNumber();
    expect(vm.phase.kind).toBe('phone');
    expect(vm.mayKeepNumber).toBe(true);
    vm.fields.enter('phone', '05551112233');
    vm.send();
    expect(calls).toEqual([]);
    vm.keepNumber();
    expect(vm.phase.kind).toBe('code');
    jest.advanceTimersByTime(60_000);
    // Typed and not sent: it is not the number.
    vm.smsCode.resend();
    expect(calls).toEqual(['send ']);
    vm.smsCode.changeNumber();
    jest.advanceTimersByTime(60_000);
    vm.send();
    expect(calls).toEqual(['send ', 'send 05551112233']);
    expect(vm.phase.kind).toBe('code');
  });

  it('VF-01 a number that took no code says why, and stays', () => {
    const { vm, ports, settled } = desk(unknownNumber);
    ports.verifications.onSend = () => failing(refused({ code: 'limit', description: 'Çok fazla' }));
    vm.fields.enter('phone', '05321234567');
    vm.send();
    expect(vm.phase.kind).toBe('phone');
    expect(vm.failure?.kind).toBe('refused');
    expect(vm.correction.count).toBe(1);
    expect(vm.sending).toBe(false);
    ports.verifications.onSend = () => failing(lost);
    vm.send();
    expect(vm.failure).toEqual(lost);
    expect(vm.fields.text('phone')).toBe('05321234567');
    expect(settled).toEqual([]);
  });

  it('VF-02 a code with less than 6 characters is not sent', () => {
    const { vm, type, calls } = desk();
    type('28312');
    expect(vm.smsCode.problem).toEqual({ key: 'validation.smsCodeMin', params: { min: 6 } });
    expect(calls).toEqual([]);
  });

  it('ER-04 a wrong code says how many tries are left; the last one ends the payment', () => {
    const { vm, ports, settled, type } = desk();
    ports.verifications.onConfirm = () => failing(refused({ code: 'otp', attemptsLeft: 1 }));
    type('111111');
    expect(vm.smsCode.problem).toEqual({ key: 'sms.wrong', params: { count: 1 } });
    expect(vm.phase.kind).toBe('code');
    const failure = refused({ code: 'otp', attemptsLeft: 0 });
    ports.verifications.onConfirm = () => failing(failure);
    type('222222');
    expect(settled).toEqual([{ kind: 'failed', failure }]);
  });

  it('PY-06 a code that was lost on its way stays, says so, and can be given again as it is', () => {
    const { vm, ports, settled, type, calls } = desk();
    const { smsCode } = vm;
    ports.verifications.onConfirm = () => failing(lost);
    ports.verifications.onStatus = () => of<VerificationState>({ kind: 'awaitingCode', sent });
    type('283126');
    jest.advanceTimersByTime(1_000);
    expect(smsCode.fields.text('smsCode')).toBe('283126');
    expect(smsCode.problem).toEqual({ key: 'sms.notReceived' });
    expect(smsCode.phase).toBe('idle');
    expect(smsCode.correction.count).toBe(1);
    expect(vm.phase.kind).toBe('code');
    ports.verifications.onConfirm = () => of<VerificationState>({ kind: 'approved', receipt });
    smsCode.confirm();
    expect(calls.filter((call) => call === 'confirm 283126')).toHaveLength(2);
    expect(settled).toEqual([{ kind: 'paid', receipt }]);
  });

  it('PY-06 ER-04 a code whose answer was lost was wrong when it cost a try', () => {
    const { vm, ports, type } = desk();
    ports.verifications.onConfirm = () => failing(lost);
    ports.verifications.onStatus = () =>
      of<VerificationState>({ kind: 'awaitingCode', sent: { ...sent, attemptsLeft: 2 } });
    type('111111');
    jest.advanceTimersByTime(1_000);
    expect(vm.smsCode.fields.text('smsCode')).toBe('111111');
    expect(vm.smsCode.problem).toEqual({ key: 'sms.wrong', params: { count: 2 } });
  });

  it('VF-04 the right code completes the payment; it is sent once', () => {
    const { ports, settled, type, calls } = desk();
    const answer = new Subject<VerificationState>();
    ports.verifications.onConfirm = () => answer;
    type('283 126');
    type('283126');
    expect(calls).toEqual(['confirm 283126']);
    answer.next({ kind: 'approved', receipt });
    expect(settled).toEqual([{ kind: 'paid', receipt }]);
  });

  it('VF-03 the security control asks every 3 seconds, survives failures, and ends with the payment', () => {
    const { vm, ports, settled, type, calls } = desk();
    ports.verifications.onConfirm = () => of(review);
    ports.verifications.onStatus = () => of(review);
    type('283126');
    expect(vm.phase.kind).toBe('control');
    expect(vm.stepFocus.count).toBe(1);
    jest.advanceTimersByTime(6_000);
    ports.verifications.onStatus = () => failing(lost);
    jest.advanceTimersByTime(3_000);
    expect(calls.filter((call) => call === 'status').length).toBe(3);
    expect(settled).toEqual([]);
    ports.verifications.onStatus = () => of<VerificationState>({ kind: 'approved', receipt });
    jest.advanceTimersByTime(3_000);
    expect(settled).toEqual([{ kind: 'paid', receipt }]);
  });

  it('VF-03 a refusal by the security control brings the form back with its reason', () => {
    const { ports, settled, type } = desk();
    ports.verifications.onConfirm = () => of(review);
    ports.verifications.onStatus = () => of<VerificationState>({ kind: 'refused', reason: 'Güvenlik' });
    type('283126');
    jest.advanceTimersByTime(3_000);
    expect(settled).toMatchObject([{ kind: 'failed', failure: { error: { description: 'Güvenlik' } } }]);
  });

  it('VF-03 no two questions overlap; one follows at once when the page wakes; none out of sight', () => {
    const { ports, type, calls, undo } = desk();
    ports.verifications.onConfirm = () => of(review);
    ports.verifications.onStatus = () => of(review);
    type('283126');
    const asked = () => calls.filter((call) => call === 'status').length;
    ports.clock.wakes.next();
    expect(asked()).toBe(1);
    ports.verifications.onStatus = () => NEVER;
    ports.clock.wakes.next();
    ports.clock.wakes.next();
    jest.advanceTimersByTime(9_000);
    expect(asked()).toBe(2);
    undo();
    jest.advanceTimersByTime(60_000);
    expect(asked()).toBe(2);
  });

  it('PY-06 a control that nobody answers ends as unknown: it must not be paid again', () => {
    const { ports, settled, type } = desk();
    ports.verifications.onConfirm = () => of(review);
    ports.verifications.onStatus = () => failing(lost);
    type('283126');
    jest.advanceTimersByTime(15 * 60_000);
    expect(settled).toEqual([{ kind: 'unknown' }]);
  });

  it('PY-07 a payment that is under way is asked about on the control page', () => {
    const { vm, ports, settled, type } = desk();
    ports.verifications.onConfirm = () => failing({ kind: 'underWay' });
    type('283126');
    expect(vm.phase.kind).toBe('control');
    expect(settled).toEqual([]);
  });

  it('VF-04 a payment that is not complete can be left for another, but not while its code is on its way', () => {
    const { vm, ports, reopened, type } = desk();
    vm.payOtherwise();
    expect(reopened).toEqual(['open']);
    ports.verifications.onConfirm = () => NEVER;
    type('283126');
    vm.payOtherwise();
    expect(reopened).toEqual(['open']);
    expect(vm.underWay).toBe(true);
  });

  it('EX-03 a page whose time is over ends as such, at the code and at the number', () => {
    const failure = refused({ code: 'expired' }, 410);
    const atCode = desk();
    atCode.ports.verifications.onConfirm = () => failing(failure);
    atCode.type('283126');
    const atNumber = desk(unknownNumber);
    atNumber.ports.verifications.onSend = () => failing(failure);
    atNumber.vm.fields.enter('phone', '05321234567');
    atNumber.vm.send();
    expect([...atCode.settled, ...atNumber.settled]).toEqual([
      { kind: 'failed', failure },
      { kind: 'failed', failure },
    ]);
  });
});
