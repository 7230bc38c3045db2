import { jest } from '@jest/globals';
import { of } from 'rxjs';
import type { TransferState } from '../../../../src/application/methods/ports.js';
import type { Failure } from '../../../../src/domain/payment/failure.js';
import { failing, refused } from '../../../ports/failures.js';
import { FakePorts } from '../fake-ports.js';
import { receipt } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';
import { noon, sentCode, TransferDesk } from './transfer-samples.js';

atTestTime(noon);

const otp = (attemptsLeft: number): Failure => refused({ code: 'otp', attemptsLeft });
const timeout = refused({ code: 'transferTimeout' }, 410);
const lost: Failure = { kind: 'noAnswer' };

/** A transfer whose code had no answer; what its status says then. */
function lostCode(state: TransferState): TransferDesk {
  const desk = new TransferDesk().show().notify();
  desk.ports.transfers.onConfirm = () => failing(lost);
  desk.ports.transfers.onStatus = () => of(state);
  desk.type('283126');
  jest.advanceTimersByTime(1_000);
  return desk;
}

describe('the code of a transfer', () => {
  it('BT-05 a code with less than 6 characters is not sent; one with spaces is sent without them', () => {
    const desk = new TransferDesk().show().notify();
    desk.type('28312');
    expect(desk.vm.smsCode.problem).toEqual({ key: 'validation.smsCodeMin', params: { min: 6 } });
    desk.type(' 283 126 ');
    expect(desk.ports.transfers.calls).toEqual(['banks', 'shown 0010', 'notify', 'confirm 283126']);
  });

  it('BT-05 a wrong code says how many tries are left, until it is changed; it stays to be looked at', () => {
    const desk = new TransferDesk().show().notify();
    const { smsCode } = desk.vm;
    desk.ports.transfers.onConfirm = () => failing(otp(2));
    desk.type('111111');
    expect(smsCode.problem).toEqual({ key: 'sms.wrong', params: { count: 2 } });
    expect(smsCode.fields.text('smsCode')).toBe('111111');
    expect(smsCode.correction.count).toBe(1);
    expect(smsCode.phase).toBe('idle');
    desk.vm.smsCode.fields.enter('smsCode', '283126');
    expect(smsCode.problem).toBeUndefined();
    expect(smsCode.attempts.left).toBe(2);
    smsCode.fields.enter('smsCode', '111111');
    smsCode.confirm();
    // The very same code is not asked about again.
    expect(desk.ports.transfers.calls.filter((call) => call.startsWith('confirm'))).toHaveLength(1);
  });

  it('BT-05 with no try left the notice is there again, with all that was typed', () => {
    const desk = new TransferDesk().show().notify();
    desk.ports.transfers.onConfirm = () => failing(otp(0));
    desk.type('111111');
    const { vm } = desk;
    expect(vm.phase.kind).toBe('notice');
    expect(vm.phase.alert).toEqual({ kind: 'codeUsedUp' });
    expect(vm.form.text('userName')).toBe('Ayşe Yılmaz');
    vm.press('notify');
    expect(vm.phase.kind).toBe('code');
    expect(vm.phase.alert).toBeUndefined();
    expect(vm.smsCode.fields.text('smsCode')).toBe('');
  });

  it('BT-05 another code can be asked for when its pause is over, counted over a sleep too', () => {
    const desk = new TransferDesk().show().notify();
    const { smsCode } = desk.vm;
    expect(smsCode.secondsLeft).toBe(60);
    expect(smsCode.mayResend).toBe(false);
    smsCode.resend();
    jest.advanceTimersByTime(1_000);
    expect(smsCode.secondsLeft).toBe(59);
    desk.hide();
    jest.advanceTimersByTime(30_000);
    desk.show();
    expect(smsCode.secondsLeft).toBe(29);
    jest.setSystemTime(Date.now() + 3_600_000);
    desk.ports.clock.wakes.next();
    expect(smsCode.secondsLeft).toBe(0);
    expect(smsCode.mayResend).toBe(true);
    smsCode.resend();
    expect(smsCode.phase).toBe('resent');
    expect(smsCode.secondsLeft).toBe(60);
    expect(desk.ports.transfers.calls).toEqual(['banks', 'shown 0010', 'notify', 'resend']);
  });

  it('BT-05 a code that was not sent says why, and the one that is there can still be given', () => {
    const desk = new TransferDesk(new FakePorts()).show();
    desk.ports.transfers.onNotify = () => of({ ...sentCode, resendAfterMs: 0 });
    desk.ports.transfers.onResend = () => failing(refused({ code: 'limit', description: 'Çok fazla kod' }));
    const { vm } = desk.notify();
    vm.smsCode.resend();
    expect(vm.phase.kind).toBe('code');
    expect(vm.phase.alert?.kind).toBe('failed');
    expect(vm.correction.count).toBe(1);
    expect(vm.smsCode.mayResend).toBe(true);
  });

  it('BT-05 changing the number is asked first; it leads back to the notice as it was typed', () => {
    const { vm } = new TransferDesk().show().notify();
    vm.smsCode.askToChange();
    expect(vm.smsCode.phase).toBe('askingToChange');
    vm.smsCode.keepNumber();
    expect(vm.phase.kind).toBe('code');
    expect(vm.smsCode.phase).toBe('idle');
    vm.smsCode.askToChange();
    vm.smsCode.changeNumber();
    expect(vm.phase.kind).toBe('notice');
    expect(vm.form.text('phone')).toBe('0532 123 45 67');
    expect(vm.smsCode.phase).toBe('idle');
  });

  it('BT-06 confirmed at once, it is paid', () => {
    const desk = new TransferDesk().show().notify();
    desk.ports.transfers.onConfirm = () => of<TransferState>({ kind: 'confirmed', receipt });
    desk.type('283126');
    expect(desk.settled).toEqual([{ kind: 'paid', receipt }]);
  });

  it('BT-06 a timeout asks to refresh; then the notice is there as it was typed', () => {
    const desk = new TransferDesk().show().notify();
    desk.ports.transfers.onConfirm = () => failing(timeout);
    desk.type('283126');
    expect(desk.vm.phase.kind).toBe('timeout');
    desk.vm.press('ask');
    expect(desk.vm.phase.kind).toBe('notice');
    expect(desk.vm.form.text('userName')).toBe('Ayşe Yılmaz');
  });

  it('BT-06 a refresh that finds no line keeps everything and says so', () => {
    const desk = new TransferDesk().show().notify();
    desk.ports.transfers.onConfirm = () => failing(timeout);
    desk.type('283126');
    desk.ports.transfers.onBanks = () => failing(lost);
    desk.vm.press('ask');
    expect(desk.vm.phase.kind).toBe('timeout');
    expect(desk.vm.phase.alert?.kind).toBe('failed');
    expect(desk.vm.phase.busy).toBeUndefined();
  });

  it('PY-06 a code that was lost on its way says so, and stays', () => {
    const desk = lostCode({ kind: 'awaitingCode', sent: sentCode });
    expect(desk.vm.phase.kind).toBe('code');
    expect(desk.vm.smsCode.fields.text('smsCode')).toBe('283126');
    expect(desk.vm.smsCode.problem).toEqual({ key: 'sms.notReceived' });
  });

  it('PY-06 a lost code whose notice is gone leads to the notice, which says so', () => {
    const desk = lostCode({ kind: 'awaitingCode', sent: sentCode });
    desk.ports.transfers.onStatus = () => of<TransferState>({ kind: 'none' });
    desk.vm.smsCode.confirm();
    jest.advanceTimersByTime(1_000);
    expect(desk.vm.phase.kind).toBe('notice');
    expect(desk.vm.phase.alert).toEqual({ kind: 'notReceived' });
  });
});
