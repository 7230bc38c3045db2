import { jest } from '@jest/globals';
import { NEVER, of } from 'rxjs';
import type { TransferState } from '../../../../src/application/methods/ports.js';
import type { Failure } from '../../../../src/domain/payment/failure.js';
import { failing } from '../../../ports/failures.js';
import { receipt } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';
import { noon, start, TransferDesk } from './transfer-samples.js';

atTestTime(noon);

const lost: Failure = { kind: 'noAnswer' };

function reviewed() {
  const desk = new TransferDesk().show().notify();
  desk.ports.transfers.onConfirm = () => of<TransferState>({ kind: 'review' });
  desk.ports.transfers.onStatus = () => of<TransferState>({ kind: 'review' });
  desk.type('283126');
  const asked = () => desk.ports.transfers.calls.filter((call) => call === 'status').length;
  return { desk, vm: desk.vm, asked };
}

describe('a transfer under review', () => {
  it('BT-06 it asks every 5 seconds, goes on after failures, and is paid in the end', () => {
    const { desk, vm, asked } = reviewed();
    expect(vm.phase.kind).toBe('review');
    expect(vm.underWay).toBe(true);
    jest.advanceTimersByTime(10_000);
    expect(asked()).toBe(2);
    desk.ports.transfers.onStatus = () => failing(lost);
    jest.advanceTimersByTime(10_000);
    expect(asked()).toBe(4);
    expect(vm.phase.kind).toBe('review');
    desk.ports.transfers.onStatus = () => of<TransferState>({ kind: 'confirmed', receipt });
    jest.advanceTimersByTime(5_000);
    expect(desk.settled).toEqual([{ kind: 'paid', receipt }]);
  });

  it('BT-06 no two questions overlap; a page that wakes asks at once', () => {
    const { desk, asked } = reviewed();
    jest.advanceTimersByTime(1_000);
    desk.ports.clock.wakes.next();
    expect(asked()).toBe(1);
    desk.ports.transfers.onStatus = () => NEVER;
    desk.ports.clock.wakes.next();
    expect(asked()).toBe(2);
    desk.ports.clock.wakes.next();
    jest.advanceTimersByTime(9_000);
    expect(asked()).toBe(2);
  });

  it('BT-06 out of sight nothing is asked; shown again, the asking goes on', () => {
    const { desk, asked } = reviewed();
    desk.hide();
    jest.advanceTimersByTime(60_000);
    expect(asked()).toBe(0);
    desk.show();
    jest.advanceTimersByTime(5_000);
    expect(asked()).toBe(1);
  });

  it('BT-06 after 15 minutes the shopper asks, and then the page again', () => {
    const { desk, vm, asked } = reviewed();
    jest.advanceTimersByTime(15 * 60_000);
    expect(vm.phase).toMatchObject({ kind: 'review', paused: true });
    const before = asked();
    jest.advanceTimersByTime(60_000);
    expect(asked()).toBe(before);
    desk.ports.transfers.onBanks = () => of(start({ state: { kind: 'review' } }));
    vm.press('ask');
    expect(vm.phase).toMatchObject({ kind: 'review', paused: false });
    jest.advanceTimersByTime(5_000);
    expect(asked()).toBe(before + 1);
  });

  it('BT-06 refused, it says why and leads back to the notice as it was typed', () => {
    const { desk, vm } = reviewed();
    desk.ports.transfers.onStatus = () => of<TransferState>({ kind: 'refused', reason: 'Tutar eksik' });
    jest.advanceTimersByTime(5_000);
    expect(vm.phase).toMatchObject({ kind: 'refused', reason: 'Tutar eksik' });
    expect(vm.underWay).toBe(false);
    vm.press('notifyAgain');
    expect(vm.phase.kind).toBe('notice');
    expect(vm.form.text('idLast6')).toBe('123456');
  });
});
