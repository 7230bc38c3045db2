import { jest } from '@jest/globals';
import { NEVER, of, Subject } from 'rxjs';
import type { VerificationState } from '../../../../src/application/methods/ports.js';
import { failing, refused } from '../../../ports/failures.js';
import { receipt } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';
import { lost, sent, unknownNumber, verifiedPayment } from './verified-payment.js';

atTestTime();

describe('the code of a verification', () => {
  it('VF-02 a code with less than 6 characters is not sent', () => {
    const { vm, type, calls } = verifiedPayment();
    type('28312');
    expect(vm.smsCode.problem).toEqual({ key: 'validation.smsCodeMin', params: { min: 6 } });
    expect(calls).toEqual([]);
  });

  it('ER-04 a wrong code says how many tries are left; the last one ends the payment', () => {
    const { vm, ports, settled, type } = verifiedPayment();
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
    const { vm, ports, settled, type, calls } = verifiedPayment();
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
    const { vm, ports, type } = verifiedPayment();
    ports.verifications.onConfirm = () => failing(lost);
    ports.verifications.onStatus = () =>
      of<VerificationState>({ kind: 'awaitingCode', sent: { ...sent, attemptsLeft: 2 } });
    type('111111');
    jest.advanceTimersByTime(1_000);
    expect(vm.smsCode.fields.text('smsCode')).toBe('111111');
    expect(vm.smsCode.problem).toEqual({ key: 'sms.wrong', params: { count: 2 } });
  });

  it('VF-04 the right code completes the payment; it is sent once', () => {
    const { ports, settled, type, calls } = verifiedPayment();
    const answer = new Subject<VerificationState>();
    ports.verifications.onConfirm = () => answer;
    type('283 126');
    type('283126');
    expect(calls).toEqual(['confirm 283126']);
    answer.next({ kind: 'approved', receipt });
    expect(settled).toEqual([{ kind: 'paid', receipt }]);
  });

  it('VF-04 a payment that is not complete can be left for another, but not while its code is on its way', () => {
    const { vm, ports, reopened, type } = verifiedPayment();
    vm.press('payOtherwise');
    expect(reopened).toEqual(['open']);
    ports.verifications.onConfirm = () => NEVER;
    type('283126');
    vm.press('payOtherwise');
    expect(reopened).toEqual(['open']);
  });

  it('EX-03 a code that comes after the deadline ends the payment', () => {
    const failure = refused({ code: 'expired' }, 410);
    const { ports, settled, type } = verifiedPayment();
    ports.verifications.onConfirm = () => failing(failure);
    type('283126');
    expect(settled).toEqual([{ kind: 'failed', failure }]);
  });

  it('EX-03 a number that is sent after the deadline ends the payment', () => {
    const failure = refused({ code: 'expired' }, 410);
    const { ports, vm, settled } = verifiedPayment(unknownNumber);
    ports.verifications.onSend = () => failing(failure);
    vm.fields.enter('phone', '05321234567');
    vm.press('send');
    expect(settled).toEqual([{ kind: 'failed', failure }]);
  });
});
