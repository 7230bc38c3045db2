import { of } from 'rxjs';
import { failing, refused } from '../../../ports/failures.js';
import { atTestTime } from '../test-time.js';
import { noon, sentCode, TransferDesk } from './transfer-samples.js';

atTestTime(noon);

describe('a notice of a transfer that is refused', () => {
  it('ER-03 a refused notice says why in its place', () => {
    const desk = new TransferDesk().show();
    const failure = refused({ code: 'validation', description: 'Banka bulunamadı' });
    desk.ports.transfers.onNotify = () => failing(failure);
    const { vm } = desk.notify();
    expect(vm.phase.kind).toBe('notice');
    expect(vm.phase.alert).toEqual({ kind: 'failed', failure });
    expect(vm.phase.busy).toBeUndefined();
    expect(desk.settled).toEqual([]);
  });

  it('BT-03 BT-04 a field that was refused holds nothing back once its box hides it', () => {
    const desk = new TransferDesk().show().fill();
    desk.vm.form.markByCreditCard(true);
    desk.vm.form.enter('cardLast4', '4358');
    desk.ports.transfers.onNotify = () => failing(refused({ code: 'validation', field: 'cardLast4' }));
    desk.vm.press('notify');
    desk.vm.form.markByCreditCard(false);
    desk.ports.transfers.onNotify = () => of(sentCode);
    desk.vm.press('notify');
    expect(desk.vm.phase.kind).toBe('code');
  });

  it('ER-03 the refusal of a field that is not asked for is said in words', () => {
    const desk = new TransferDesk().show();
    const failure = refused({ code: 'validation', field: 'cardLast4' });
    desk.ports.transfers.onNotify = () => failing(failure);
    expect(desk.notify().vm.phase.alert).toEqual({ kind: 'failed', failure });
  });

  it('ER-03 a notice that comes after the deadline ends the payment', () => {
    const desk = new TransferDesk().show();
    const failure = refused({ code: 'expired' }, 410);
    desk.ports.transfers.onNotify = () => failing(failure);
    desk.notify();
    expect(desk.settled).toEqual([{ kind: 'failed', failure }]);
  });
});
