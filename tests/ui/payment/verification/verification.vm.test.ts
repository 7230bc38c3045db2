import { jest } from '@jest/globals';
import { of, Subject } from 'rxjs';
import { GatewayError } from '../../../../src/application/ports.js';
import type { SentCode } from '../../../../src/domain/verification/sent-code.js';
import { failing, refused } from '../../../ports/failures.js';
import { atTestTime } from '../test-time.js';
import { lost, sent, unknownNumber, verifiedPayment } from './verified-payment.js';

atTestTime();

/** A code is being sent to another number than the one that the first went to; the answer is in the test's hand. */
function sendingToAnother() {
  const verified = verifiedPayment();
  const { vm, ports } = verified;
  const answer = new Subject<SentCode>();
  ports.verifications.onSend = () => answer;
  jest.advanceTimersByTime(60_000);
  vm.smsCode.changeNumber();
  vm.fields.enter('phone', '05551112233');
  vm.press('send');
  return { ...verified, answer };
}

describe('the number that a code goes to', () => {
  it('VF-01 a known number has its code already', () => {
    const { vm } = verifiedPayment();
    expect(vm.phase.kind).toBe('code');
    expect(vm.smsCode.maskedPhone).toBe('05** *** ** 67');
  });

  it('VF-01 an unknown number is asked for', () => {
    const { vm, calls } = verifiedPayment(unknownNumber);
    expect(vm.phase.kind).toBe('phone');
    expect(vm.mayKeepNumber).toBe(false);
    expect(calls).toEqual([]);
  });

  it.each(['', '0212 123 45 67', '0532 123 45 6', '532123456'])('VF-02 no code goes to %j', (phone) => {
    const { vm, calls } = verifiedPayment(unknownNumber);
    vm.fields.enter('phone', phone);
    vm.press('send');
    const key = phone === '' ? 'validation.required' : 'validation.phoneFormat';
    expect(vm.fields.shownProblem('phone')).toEqual({ key });
    expect(vm.correction.count).toBe(1);
    expect(calls).toEqual([]);
  });

  it('VF-01 VF-02 a code goes to the number that was typed, once, and again when it is asked for again', () => {
    const { vm, ports, calls } = verifiedPayment(unknownNumber);
    const answer = new Subject<SentCode>();
    ports.verifications.onSend = () => answer;
    vm.fields.enter('phone', '0532 123 45 67');
    vm.press('send');
    vm.press('send');
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
    const { vm, calls } = verifiedPayment();
    jest.advanceTimersByTime(60_000);
    vm.smsCode.resend();
    expect(calls).toEqual(['send ']);
  });

  it('VF-01 changing the number is asked first, can be given up, and waits for the pause as any code does', () => {
    const { vm, calls } = verifiedPayment();
    vm.smsCode.askToChange();
    vm.smsCode.keepNumber();
    expect(vm.phase.kind).toBe('code');
    expect(vm.smsCode.phase).toBe('idle');
    vm.smsCode.askToChange();
    vm.smsCode.changeNumber();
    expect(vm.phase.kind).toBe('phone');
    expect(vm.mayKeepNumber).toBe(true);
    vm.fields.enter('phone', '05551112233');
    vm.press('send');
    expect(calls).toEqual([]);
    vm.press('keepNumber');
    expect(vm.phase.kind).toBe('code');
    jest.advanceTimersByTime(60_000);
    // Typed and not sent: it is not the number.
    vm.smsCode.resend();
    expect(calls).toEqual(['send ']);
    vm.smsCode.changeNumber();
    jest.advanceTimersByTime(60_000);
    vm.press('send');
    expect(calls).toEqual(['send ', 'send 05551112233']);
    expect(vm.phase.kind).toBe('code');
  });

  it('VF-01 a change of the number cannot be given up while its code is being sent', () => {
    const { vm, answer } = sendingToAnother();
    vm.press('keepNumber');
    expect(vm.phase.kind).toBe('phone');
    answer.next(sent);
    expect(vm.phase.kind).toBe('code');
    expect(vm.smsCode.phase).toBe('idle');
    expect(vm.smsCode.problem).toBeUndefined();
  });

  it('VF-01 the next code goes where the one before went, whatever was typed while that was being sent', () => {
    const { vm, answer, calls } = sendingToAnother();
    vm.fields.enter('phone', '05321234567');
    answer.next(sent);
    jest.advanceTimersByTime(60_000);
    vm.smsCode.resend();
    expect(calls).toEqual(['send 05551112233', 'send 05551112233']);
  });

  it('VF-01 a number that took no code and was given up gets none', () => {
    const { vm, answer, calls } = sendingToAnother();
    answer.error(new GatewayError(refused({ code: 'limit' })));
    vm.press('keepNumber');
    vm.smsCode.resend();
    expect(calls).toEqual(['send 05551112233', 'send ']);
  });

  it('VF-01 a number that took no code says why, and stays', () => {
    const { vm, ports, settled } = verifiedPayment(unknownNumber);
    ports.verifications.onSend = () => failing(refused({ code: 'limit', description: 'Çok fazla' }));
    vm.fields.enter('phone', '05321234567');
    vm.press('send');
    expect(vm.phase.kind).toBe('phone');
    expect(vm.failure?.kind).toBe('refused');
    expect(vm.correction.count).toBe(1);
    expect(vm.sending).toBe(false);
    ports.verifications.onSend = () => failing(lost);
    vm.press('send');
    expect(vm.failure).toEqual(lost);
    expect(vm.fields.text('phone')).toBe('05321234567');
    expect(settled).toEqual([]);
  });
});
