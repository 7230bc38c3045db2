import { jest } from '@jest/globals';
import { of } from 'rxjs';
import { failing, refused } from '../../../ports/failures.js';
import { atTestTime } from '../test-time.js';
import { akbank, noon, sentCode, TransferDesk, teb, ziraat } from './transfer-samples.js';

atTestTime(noon);

describe('the hours of a bank', () => {
  it('BT-07 a closed bank cannot be chosen', () => {
    const { bank } = new TransferDesk().show().vm;
    expect(bank.isClosed(ziraat)).toBe(false);
    expect(bank.isClosed(akbank)).toBe(false);
    expect(bank.isClosed(teb)).toBe(true);
    bank.choose(teb);
    expect(bank.chosen).toBeUndefined();
    bank.choose(akbank);
    expect(bank.chosen).toBe(akbank);
  });

  it('BT-07 a chosen bank closes by the Istanbul clock while the page is looked at', () => {
    const { vm } = new TransferDesk().show();
    const { bank } = vm;
    bank.choose(akbank);
    // 16:59 and 17:00 in Istanbul.
    jest.advanceTimersByTime(4 * 3_600_000 + 59 * 60_000);
    expect(bank.isClosed(akbank)).toBe(false);
    jest.advanceTimersByTime(60_000);
    expect(bank.isClosed(akbank)).toBe(true);
    vm.press('next');
    expect(vm.phase.kind).toBe('bank');
    expect(bank.problem).toEqual({ key: 'validation.checkBank' });
  });

  it('BT-07 after a sleep the hours are right at once', () => {
    const { vm, ports } = new TransferDesk().show();
    jest.setSystemTime(new Date('2026-06-15T15:00:00Z'));
    expect(vm.bank.isClosed(akbank)).toBe(false);
    ports.clock.wakes.next();
    expect(vm.bank.isClosed(akbank)).toBe(true);
  });

  it('BT-07 a bank that closed meanwhile says so at the notice: nothing typed is lost, another can be chosen', () => {
    const desk = new TransferDesk();
    desk.ports.transfers.onNotify = () => failing(refused({ code: 'bankClosed' }));
    const { vm } = desk.show().notify();
    expect(vm.phase.kind).toBe('notice');
    expect(vm.phase.alert).toEqual({ kind: 'bankClosed' });
    expect(vm.form.text('idLast6')).toBe('123456');
    vm.press('otherBank');
    vm.bank.choose(akbank);
    vm.press('next');
    vm.press('next');
    desk.ports.transfers.onNotify = () => of(sentCode);
    vm.press('notify');
    expect(vm.phase.kind).toBe('code');
    expect(desk.ports.transfers.notices.map(({ bank }) => bank)).toEqual(['0010', '0046']);
  });
});
