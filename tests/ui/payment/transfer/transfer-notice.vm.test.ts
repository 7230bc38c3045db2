import { jest } from '@jest/globals';
import { of, Subject } from 'rxjs';
import type { TransferState } from '../../../../src/application/methods/ports.js';
import { GatewayError } from '../../../../src/application/ports.js';
import type { Failure } from '../../../../src/domain/payment/failure.js';
import { noticeLimits } from '../../../../src/domain/transfer/transfer-notice.js';
import { failing, refused } from '../../../ports/failures.js';
import { FakePorts } from '../fake-ports.js';
import { atTestTime } from '../test-time.js';
import { noon, sentCode, start, TransferDesk, ziraat } from './transfer-samples.js';

atTestTime(noon);

const lost: Failure = { kind: 'noAnswer' };

describe('the notice of a transfer', () => {
  it('BT-03 BT-04 a notice that is not right goes nowhere; every wrong field says why', () => {
    const { vm, ports } = new TransferDesk().show();
    vm.bank.choose(ziraat);
    vm.press('next');
    vm.press('next');
    vm.form.enter('idLast6', '12345');
    vm.form.enter('phone', '0212 123 45 67');
    vm.form.enter('paymentDate', '2026-06-16');
    expect(vm.form.shownProblem('phone')).toBeUndefined();
    vm.form.leave('phone');
    expect(vm.form.shownProblem('phone')).toEqual({ key: 'validation.phoneFormat' });
    vm.form.markByCreditCard(true);
    vm.press('notify');
    const fields = ['userName', 'idLast6', 'paymentDate', 'cardLast4', 'transactionNo', 'description'] as const;
    expect(fields.map((field) => vm.form.shownProblem(field)?.key)).toEqual([
      'validation.required',
      'validation.digitCount',
      'validation.paymentDate',
      'validation.required',
      undefined,
      undefined,
    ]);
    expect(vm.phase.kind).toBe('notice');
    expect(vm.correction.count).toBe(1);
    expect(ports.transfers.calls).not.toContain('notify');
  });

  it('BT-04 by card or at an ATM, never both; a box that hides the card keeps its digits, which are not sent then', () => {
    const desk = new TransferDesk().show().fill();
    const { form } = desk.vm;
    form.markByCreditCard(true);
    form.enter('cardLast4', '4358');
    form.markAtAtm(true);
    expect(form.byCreditCard).toBe(false);
    expect(form.atAtm).toBe(true);
    desk.vm.press('notify');
    expect(form.shownProblem('transactionNo')).toEqual({ key: 'validation.required' });
    form.markByCreditCard(true);
    expect(form.byCreditCard).toBe(true);
    expect(form.atAtm).toBe(false);
    expect(form.text('cardLast4')).toBe('4358');
    form.markByCreditCard(false);
    expect(form.byCreditCard).toBe(false);
    expect(form.atAtm).toBe(false);
  });

  it.each([
    ['12345678901', '678901'],
    ['12 34 56', '123456'],
    ['12a34', '1234'],
    ['١٢٣٤٥٦', '123456'],
  ])('BT-04 of a pasted %s the last six digits stay: %s', (pasted, kept) => {
    const { form } = new TransferDesk().show().vm;
    form.enter('idLast6', pasted);
    expect(form.text('idLast6')).toBe(kept);
  });

  it('BT-04 a full field takes no digit more by typing, at its end or within', () => {
    const { form } = new TransferDesk().show().vm;
    form.enter('idLast6', '123456');
    form.enter('idLast6', '1234567');
    expect(form.text('idLast6')).toBe('123456');
    form.enter('idLast6', '1293456');
    expect(form.text('idLast6')).toBe('123456');
    expect(noticeLimits.idLast6).toBe(6);
  });

  it('BT-03 what the merchant sent is filled in, cannot be changed, and is what is sent', () => {
    const ports = new FakePorts();
    const desk = new TransferDesk(ports, { prefilled: { userName: 'Ali Veli', phone: '05321112233' } }).show().fill();
    const { form } = desk.vm;
    expect(form.isPrefilled('userName')).toBe(true);
    expect(form.isPrefilled('phone')).toBe(true);
    expect(form.isPrefilled('idLast6')).toBe(false);
    expect(form.text('userName')).toBe('Ali Veli');
    expect(form.text('phone')).toBe('05321112233');
    expect(desk.vm.mayChangeNumber).toBe(false);
    desk.vm.press('notify');
    expect(ports.transfers.notices).toMatchObject([{ userName: 'Ali Veli', phone: '05321112233' }]);
  });

  it.each([
    ['userName', { userName: '4355 0843 5508 4358', phone: '05321112233' }],
    ['phone', { userName: 'Ali Veli', phone: '0212 111 22 33' }],
  ] as const)(
    'BT-03 a %s of the merchant that breaks its rule is left to the shopper to fill in',
    (field, prefilled) => {
      const { form } = new TransferDesk(new FakePorts(), { prefilled }).show().vm;
      expect(form.isPrefilled(field)).toBe(false);
      expect(form.text(field)).toBe('');
    },
  );

  it('BT-03 the date is today in Istanbul until it is changed, also just after midnight there', () => {
    jest.setSystemTime(new Date('2026-06-15T21:30:00Z'));
    const { form } = new TransferDesk().show().vm;
    expect(form.text('paymentDate')).toBe('2026-06-16');
    expect(form.days).toEqual({ first: '2025-06-16', last: '2026-06-16' });
  });

  it('BT-03 the date follows the day at midnight in Istanbul while nothing is filled in', () => {
    jest.setSystemTime(new Date('2026-06-15T20:50:00Z'));
    const desk = new TransferDesk().show();
    jest.advanceTimersByTime(20 * 60_000);
    desk.fill().vm.press('notify');
    expect(desk.ports.transfers.notices).toMatchObject([{ paymentDate: '2026-06-16' }]);
  });

  it('BT-03 a notice that is filled in before midnight in Istanbul keeps the date that it showed then', () => {
    jest.setSystemTime(new Date('2026-06-15T20:50:00Z'));
    const desk = new TransferDesk().show().fill();
    jest.advanceTimersByTime(20 * 60_000);
    desk.vm.press('notify');
    expect(desk.ports.transfers.notices).toMatchObject([{ paymentDate: '2026-06-15' }]);
  });

  it('BT-03 a box that is checked before midnight in Istanbul keeps the date, too', () => {
    jest.setSystemTime(new Date('2026-06-15T20:50:00Z'));
    const { form } = new TransferDesk().show().vm;
    form.markAtAtm(true);
    jest.advanceTimersByTime(20 * 60_000);
    expect(form.text('paymentDate')).toBe('2026-06-15');
  });

  it('BT-03 a date that was emptied stays empty', () => {
    const { form } = new TransferDesk().show().vm;
    form.enter('paymentDate', '');
    expect(form.text('paymentDate')).toBe('');
  });

  it('BT-05 the notice is sent once, however often the button is pressed; a code is asked for then', () => {
    const desk = new TransferDesk();
    const answer = new Subject<typeof sentCode>();
    desk.ports.transfers.onNotify = () => answer;
    const { vm } = desk.show().notify();
    vm.press('notify');
    expect(vm.phase.busy).toBe('notifying');
    expect(vm.underWay).toBe(true);
    expect(desk.ports.transfers.notices.length).toBe(1);
    answer.next(sentCode);
    answer.complete();
    expect(vm.phase.kind).toBe('code');
    expect(vm.phase.busy).toBeUndefined();
    expect(vm.smsCode.maskedPhone).toBe('05** *** ** 67');
  });

  it('BT-05 the way back to the account waits until the notice is answered', () => {
    const desk = new TransferDesk();
    const answer = new Subject<never>();
    desk.ports.transfers.onNotify = () => answer;
    const { vm } = desk.show().notify();
    vm.press('back');
    expect(vm.phase.kind).toBe('notice');
    answer.error(new GatewayError(refused({ code: 'limit' })));
    vm.press('back');
    expect(vm.phase.kind).toBe('account');
  });

  it('PY-06 a notice whose arrival is unknown is not sent again; the shopper asks whether it arrived', () => {
    const desk = new TransferDesk().show();
    desk.ports.transfers.onNotify = () => failing(lost);
    desk.ports.transfers.onStatus = () => failing(lost);
    const { vm } = desk.notify();
    jest.advanceTimersByTime(60_000);
    expect(vm.phase.kind).toBe('unsure');
    expect(vm.underWay).toBe(true);
    expect(desk.ports.transfers.notices.length).toBe(1);
    vm.press('ask');
    expect(vm.phase.kind).toBe('notice');
    expect(vm.phase.alert).toEqual({ kind: 'notReceived' });
    desk.ports.transfers.onBanks = () => of(start({ state: { kind: 'awaitingCode', sent: sentCode } }));
    vm.press('ask');
    expect(vm.phase.kind).toBe('code');
  });

  it('PY-06 a notice that was lost on its way says so; it stays as it was typed', () => {
    const desk = new TransferDesk().show();
    desk.ports.transfers.onNotify = () => failing(lost);
    desk.ports.transfers.onStatus = () => of<TransferState>({ kind: 'none' });
    const { vm } = desk.notify();
    jest.advanceTimersByTime(1_000);
    expect(vm.phase.kind).toBe('notice');
    expect(vm.phase.alert).toEqual({ kind: 'notReceived' });
    expect(vm.phase.busy).toBeUndefined();
    expect(vm.correction.count).toBe(1);
    expect(vm.form.text('idLast6')).toBe('123456');
  });

  it('PY-07 a transfer that is under way in another window is followed here', () => {
    const desk = new TransferDesk().show();
    desk.ports.payments.onPayable = () => failing({ kind: 'underWay' });
    desk.ports.transfers.onBanks = () => of(start({ state: { kind: 'review' } }));
    desk.notify();
    expect(desk.vm.phase.kind).toBe('review');
    expect(desk.settled).toEqual([]);
  });

  it('PY-07 another payment that is under way in another window is waited for', () => {
    const desk = new TransferDesk().show();
    desk.ports.payments.onPayable = () => failing({ kind: 'underWay' });
    desk.ports.transfers.onBanks = () => failing({ kind: 'underWay' });
    desk.notify();
    expect(desk.settled).toEqual([{ kind: 'underWay' }]);
  });
});
