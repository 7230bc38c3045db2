import { jest } from '@jest/globals';
import { type Observable, of } from 'rxjs';
import type { MethodAnswer } from '../../../../src/application/methods/ports.js';
import { failing, refused } from '../../../ports/failures.js';
import { receipt } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';
import { openedMethods, payBy } from './opened-methods.js';

atTestTime();

const leads = (url: string, parent = false): Observable<MethodAnswer> => of({ kind: 'redirect', url, parent });

describe('redirects and mmPay', () => {
  it('OP-04 juzdan has a call of its own and leaves, in the parent where it says so; the way there stays on the screen', async () => {
    const opened = await openedMethods({}, ({ wallets }) => {
      wallets.onStart = () => leads('https://juzdan.example/1', true);
    });
    payBy(opened, 'juzdan');
    const { ports, vm, screen } = opened;
    expect(ports.wallets.calls).toEqual(['start juzdan']);
    expect(ports.host.calls.at(-1)).toBe('leaveTo https://juzdan.example/1 parent');
    expect(vm.run.stage).toEqual({ kind: 'leaving', url: 'https://juzdan.example/1', parent: true });
    expect(screen()).toBe('content');
  });

  it('OP-10 OP-03 alisGidis posts its word and leaves; a page that comes back asks how it went', async () => {
    const opened = await openedMethods({}, ({ wallets }) => {
      wallets.onPay = () => leads('https://alisgidis.example/1');
    });
    payBy(opened, 'alisGidis');
    const { ports, vm, screen } = opened;
    expect(ports.wallets.calls).toEqual(['pay alisgidis']);
    expect(vm.run.stage?.kind).toBe('leaving');
    ports.payments.onOpen = () => failing({ kind: 'alreadyPaid', receipt });
    ports.clock.restored.next();
    expect(screen()).toBe('success');
  });

  it('OP-08 mmPay posts mm_pay and is paid at once', async () => {
    const opened = await openedMethods({}, ({ wallets }) => {
      wallets.onPay = () => of({ kind: 'completed', merchantName: 'Kitapçı' });
    });
    payBy(opened, 'mmPay');
    expect(opened.ports.wallets.calls).toEqual(['pay mm_pay']);
    expect(opened.screen()).toBe('success');
  });

  it('PY-04 a refusal stands above the list, with the choice kept', async () => {
    const opened = await openedMethods({}, ({ wallets }) => {
      wallets.onPay = () => failing(refused({ description: 'Bakiye yetersiz' }));
    });
    const { vm, methods } = opened;
    payBy(opened, 'mmPay');
    expect(vm.errors).toEqual(['Bakiye yetersiz']);
    expect(methods.otherPayments.chosen).toBe('mmPay');
    expect(vm.run.sending).toBe(false);
    expect(vm.run.errorFocus.count).toBe(1);
  });

  it('PY-06 an outcome that no call answers is unknown; the refusal before it is gone', async () => {
    const opened = await openedMethods({}, ({ wallets }) => {
      wallets.onPay = () => failing(refused({ description: 'Bakiye yetersiz' }));
    });
    const { vm, ports, screen } = opened;
    payBy(opened, 'mmPay');
    ports.wallets.onPay = () => failing({ kind: 'noAnswer' });
    ports.payments.onStatus = () => failing({ kind: 'noAnswer' });
    payBy(opened, 'mmPay');
    expect(vm.errors).toEqual([]);
    expect(vm.run.sending).toBe(true);
    ports.payments.onPayable = () => failing({ kind: 'noAnswer' });
    jest.advanceTimersByTime(60_000);
    expect(screen()).toBe('unknown');
    expect(vm.run.sending).toBe(false);
  });

  it('VF-04 one that has to be verified is not complete: the verification takes its place', async () => {
    const sent = { maskedPhone: '05** *** ** 33', resendAfterMs: 60_000, attemptsLeft: 3 };
    const opened = await openedMethods({}, ({ wallets }) => {
      wallets.onPay = () => of({ kind: 'verification', sent });
    });
    payBy(opened, 'mmPay');
    expect(opened.vm.run.stage).toEqual({ kind: 'verification', sent, attemptId: 'attempt1' });
    expect(opened.screen()).toBe('content');
  });
});
