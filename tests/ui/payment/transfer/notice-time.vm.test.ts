import { jest } from '@jest/globals';
import { NEVER, type Observable, of } from 'rxjs';
import type { NoticeTime } from '../../../../src/application/methods/ports.js';
import { toslaLifeMs } from '../../../../src/domain/methods/tosla.js';
import { DeadlineWarningVm } from '../../../../src/ui/payment/page/deadline-warning.vm.js';
import type { TransferVm } from '../../../../src/ui/payment/transfer/transfer.vm.js';
import { failing, refused } from '../../../ports/failures.js';
import { arrival, openedMethods, payBy } from '../methods/opened-methods.js';
import { typeCard } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';
import { start, TransferDesk, ziraat } from './transfer-samples.js';

const noon = new Date('2026-06-15T09:00:00Z');
const dayMs = 24 * 60 * 60_000;
const aDay = { until: noon.getTime() + dayMs, leftMs: dayMs };
/** As long as the time of the sample page. */
const limitMs = 30 * 60_000;

atTestTime(noon);

/** From the account to the notice, which is filled in and given. */
function giveNotice(transfer: TransferVm): void {
  transfer.press('next');
  transfer.form.enter('userName', 'Ayşe Yılmaz');
  transfer.form.enter('idLast6', '123456');
  transfer.form.enter('phone', '05321234567');
  transfer.press('notify');
}

describe('the day for notice of a transfer', () => {
  const toAccount = (desk: TransferDesk) => {
    desk.vm.bank.choose(ziraat);
    desk.vm.press('next');
  };

  it('BT-08 the account that is shown is reported, and the page says until when notice is taken', async () => {
    const desk = new TransferDesk();
    desk.ports.transfers.onShown = () => of(aDay);
    desk.show();
    expect(desk.ports.transfers.calls).toEqual(['banks']);
    expect(desk.vm.noticeTime.text).toBeUndefined();
    toAccount(desk);
    expect(desk.ports.transfers.calls).toEqual(['banks', 'shown 0010']);
    expect(desk.vm.noticeTime.text).toBe('16 Haziran 2026 12:00');
    desk.vm.press('next');
    desk.hide();
    desk.show();
    expect(desk.ports.transfers.calls).toEqual(['banks', 'shown 0010']);
    await desk.ports.texts.choose('en');
    expect(desk.vm.noticeTime.text).toBe('June 16, 2026 at 12:00 PM');
  });

  it('BT-08 a report without an answer is made again; one that is refused is not', () => {
    const desk = new TransferDesk();
    desk.ports.transfers.onShown = () => failing({ kind: 'noAnswer' });
    desk.show();
    toAccount(desk);
    desk.ports.transfers.onShown = () => of(aDay);
    jest.advanceTimersByTime(1_000);
    expect(desk.vm.noticeTime.open).toBe(true);
    const refusedDesk = new TransferDesk();
    refusedDesk.ports.transfers.onShown = () => failing(refused({ code: 'expired' }, 410));
    refusedDesk.show();
    toAccount(refusedDesk);
    jest.advanceTimersByTime(60_000);
    expect(refusedDesk.ports.transfers.calls).toEqual(['banks', 'shown 0010']);
    expect(refusedDesk.vm.noticeTime.open).toBe(false);
  });

  it('BT-08 a report without an answer is made again when the page wakes, however long that takes', () => {
    const desk = new TransferDesk();
    desk.ports.transfers.onShown = () => failing({ kind: 'noAnswer' });
    desk.show();
    toAccount(desk);
    jest.advanceTimersByTime(60_000);
    const before = desk.ports.transfers.calls.length;
    jest.advanceTimersByTime(60_000);
    expect(desk.ports.transfers.calls).toHaveLength(before);
    desk.ports.transfers.onShown = () => of(aDay);
    desk.ports.clock.wakes.next();
    expect(desk.vm.noticeTime.open).toBe(true);
  });

  it('BT-08 a page that is opened again knows it from the provider', () => {
    const { vm, ports } = new TransferDesk(undefined, { banks: [ziraat], notice: aDay }).show();
    expect(vm.noticeTime.text).toBe('16 Haziran 2026 12:00');
    // The account is shown once more, and reported so.
    expect(ports.transfers.calls).toEqual(['banks', 'shown 0010']);
  });

  it('BT-05 TR-02 the code names the notice that it confirms, on a page that is opened again too', () => {
    const desk = new TransferDesk().show().notify();
    desk.type('283126');
    expect(desk.ports.transfers.confirmed).toEqual(['attempt1']);
    const sent = { maskedPhone: '05** *** ** 67', resendAfterMs: 0, attemptsLeft: 3 };
    const again = new TransferDesk(undefined, { state: { kind: 'awaitingCode', sent, attemptId: 'post-2' } }).show();
    again.type('283126');
    expect(again.ports.transfers.confirmed).toEqual(['post-2']);
  });
});

describe('a page whose time is over while notice is taken', () => {
  const opened = async (onShown: () => Observable<NoticeTime | undefined> = () => of(aDay)) => {
    const page = await openedMethods({}, ({ transfers }) => {
      transfers.onBanks = () => of(start({ banks: [ziraat] }));
      transfers.onShown = onShown;
    });
    payBy(page, 'bankTransfer');
    return { ...page, hide: page.methods.transfer.start() };
  };

  it('BT-08 EX-01 EX-04 the transfer itself shows no warning; the card tab does, and says so as usual', async () => {
    const { vm, ports, hide } = await opened();
    jest.advanceTimersByTime(limitMs - 30_000);
    const warning = new DeadlineWarningVm(vm.session!, ports.parts.calls, ports.host);
    expect(warning.text).toBeUndefined();
    vm.tabs.choose('card');
    hide();
    expect(warning.text).toBe('Ödeme süreniz 30 saniye içinde dolacak.');
  });

  it('BT-08 EX-01 stays for the notice, which takes the focus, and no card is kept; after the day it expires', async () => {
    const { vm, ports, methods, screen, hide } = await opened();
    typeCard(vm.form);
    vm.tabs.choose('card');
    hide();
    const { stepFocus } = methods.transfer;
    const before = stepFocus.count;
    jest.advanceTimersByTime(limitMs);
    expect(stepFocus.count).toBe(before + 1);
    expect(screen()).toBe('content');
    expect(vm.session?.noticeOnly).toBe(true);
    expect(methods.otherPayments.phase.kind).toBe('transfer');
    expect(vm.form.number).toBe('');
    expect(vm.session?.cardTab.canPay).toBe(false);
    expect(ports.host.calls).not.toContain('expired');
    ports.payments.onStatus = () => failing(refused({ code: 'expired' }, 410));
    jest.advanceTimersByTime(dayMs - limitMs);
    expect(screen()).toBe('expired');
    expect(ports.host.calls.filter((call) => call === 'expired')).toHaveLength(1);
  });

  it('BT-05 EX-01 a code that is asked for is not cut off where the report of the account was lost', async () => {
    const { methods, ports, screen } = await opened(() => failing({ kind: 'noAnswer' }));
    giveNotice(methods.transfer);
    expect(methods.transfer.phase.kind).toBe('code');
    jest.advanceTimersByTime(limitMs);
    expect(screen()).toBe('content');
    expect(ports.host.calls).not.toContain('expired');
  });

  it('BT-08 OP-06 the code of a wallet that runs out does not hide the notice: both are said', async () => {
    const { methods, ports, vm, hide } = await opened();
    ports.wallets.onPay = () => of({ kind: 'qr', referenceCode: 'REF1' });
    ports.wallets.onTosla = () => NEVER;
    jest.advanceTimersByTime(limitMs - 60_000);
    hide();
    methods.otherPayments.backToList();
    methods.otherPayments.choose('tosla');
    methods.otherPayments.pay();
    methods.otherPayments.send();
    jest.advanceTimersByTime(120_000);
    expect(vm.session?.noticeOnly).toBe(true);
    expect(methods.otherPayments.phase.kind).toBe('wallet');
    const before = methods.transfer.stepFocus.count;
    ports.wallets.onTosla = () =>
      of({ status: 'pending', receipt: { redirectUrl: '', merchantName: '', merchantOid: '' } });
    jest.advanceTimersByTime(toslaLifeMs);
    expect(methods.otherPayments.phase.kind).toBe('transfer');
    expect(methods.otherPayments.wallet.expired).toBe(true);
    expect(methods.transfer.stepFocus.count).toBe(before + 1);
  });

  it('BT-08 EX-03 the provider has the last word on the day too', async () => {
    const { methods, ports, screen } = await opened();
    jest.advanceTimersByTime(limitMs);
    expect(screen()).toBe('content');
    ports.payments.onPayable = () => failing(refused({ code: 'expired' }, 410));
    ports.payments.onStatus = () => failing(refused({ code: 'expired' }, 410));
    giveNotice(methods.transfer);
    await arrival();
    expect(screen()).toBe('expired');
  });
});
