import { jest } from '@jest/globals';
import { NEVER, of, Subject } from 'rxjs';
import type { TransferStart, TransferState } from '../../../../src/application/methods/ports.js';
import type { Failure } from '../../../../src/domain/payment/failure.js';
import { noticeLimits } from '../../../../src/domain/transfer/notice.js';
import { failing, refused } from '../../../ports/failures.js';
import { FakePorts } from '../fake-ports.js';
import { receipt, storePage } from '../payment-samples.js';
import { akbank, noon, sentCode, start, TransferDesk, teb, ziraat } from './transfer-samples.js';

const otp = (attemptsLeft: number): Failure => refused({ code: 'otp', attemptsLeft });
const timeout = refused({ code: 'transferTimeout' }, 410);
const lost: Failure = { kind: 'noAnswer' };

describe('TransferVm', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: noon });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('BT-01 BT-02 opens with the banks, once, however often it is shown; mounting twice opens one', () => {
    const desk = new TransferDesk();
    expect(desk.vm.phase.kind).toBe('loading');
    desk.show().hide();
    desk.show();
    expect(desk.vm.phase.kind).toBe('bank');
    expect(desk.vm.steps.bank.banks).toEqual([ziraat, akbank, teb]);
    expect(desk.ports.transfers.calls).toEqual(['banks']);
    expect(desk.vm.stepFocus.count).toBe(0);
  });

  it('BT-02 the accounts that could not be read are asked for again', () => {
    const desk = new TransferDesk();
    desk.ports.transfers.onBanks = () => failing(lost);
    desk.show();
    expect(desk.vm.phase.kind).toBe('missing');
    desk.ports.transfers.onBanks = () => of(start());
    desk.vm.open();
    expect(desk.vm.phase.kind).toBe('bank');
  });

  it('BT-02 without a bank nobody goes on, and is told so; with one, its account comes', () => {
    const { vm } = new TransferDesk().show();
    expect(vm.steps.bank.problem).toBeUndefined();
    vm.steps.nextStep();
    expect(vm.phase.kind).toBe('bank');
    expect(vm.steps.bank.problem).toEqual({ key: 'validation.checkBank' });
    expect(vm.correction.count).toBe(1);
    vm.steps.bank.choose(ziraat);
    expect(vm.steps.bank.problem).toBeUndefined();
    vm.steps.nextStep();
    expect(vm.phase.kind).toBe('account');
    expect(vm.stepFocus.count).toBe(1);
  });

  it('BT-02 where the merchant named the bank its account comes at once, and there is no other', () => {
    const { vm } = new TransferDesk(new FakePorts(), { banks: [ziraat] }).show();
    expect(vm.phase.kind).toBe('account');
    expect(vm.steps.bank.chosen).toEqual(ziraat);
    expect(vm.steps.bank.mayChoose).toBe(false);
  });

  it('BT-07 a closed bank cannot be chosen; it opens and closes by the Istanbul clock while the page is looked at', () => {
    const { vm } = new TransferDesk().show();
    const { bank } = vm.steps;
    expect(bank.isClosed(ziraat)).toBe(false);
    expect(bank.isClosed(akbank)).toBe(false);
    expect(bank.isClosed(teb)).toBe(true);
    bank.choose(teb);
    expect(bank.chosen).toBeUndefined();
    bank.choose(akbank);
    expect(bank.chosen).toBe(akbank);
    // 16:59 and 17:00 in Istanbul.
    jest.advanceTimersByTime(4 * 3_600_000 + 59 * 60_000);
    expect(bank.isClosed(akbank)).toBe(false);
    jest.advanceTimersByTime(60_000);
    expect(bank.isClosed(akbank)).toBe(true);
    vm.steps.nextStep();
    expect(vm.phase.kind).toBe('bank');
    expect(bank.problem).toEqual({ key: 'validation.checkBank' });
  });

  it('BT-07 after a sleep the hours are right at once', () => {
    const { vm, ports } = new TransferDesk().show();
    jest.setSystemTime(new Date('2026-06-15T15:00:00Z'));
    expect(vm.steps.bank.isClosed(akbank)).toBe(false);
    ports.clock.wakes.next();
    expect(vm.steps.bank.isClosed(akbank)).toBe(true);
  });

  it('BT-07 a bank that closed meanwhile says so at the notice: nothing typed is lost, another can be chosen', () => {
    const desk = new TransferDesk();
    desk.ports.transfers.onNotify = () => failing(refused({ code: 'bankClosed' }));
    const { vm } = desk.show().notify();
    expect(vm.phase.kind).toBe('notice');
    expect(vm.phase.alert).toEqual({ kind: 'bankClosed' });
    expect(vm.steps.form.text('idLast6')).toBe('123456');
    vm.steps.chooseOtherBank();
    vm.steps.bank.choose(akbank);
    vm.steps.nextStep();
    vm.steps.nextStep();
    desk.ports.transfers.onNotify = () => of(sentCode);
    vm.steps.notify();
    expect(vm.phase.kind).toBe('code');
    expect(desk.ports.transfers.notices.map(({ bank }) => bank)).toEqual(['0010', '0046']);
  });

  it('BT-02 every part of the account can be copied, as a bank takes it; a part that is empty is left out', () => {
    const { vm, ports } = new TransferDesk(undefined, { banks: [{ ...ziraat, branchCode: '' }] }).show();
    const { facts } = vm.steps.account;
    for (const fact of facts) vm.steps.account.copyFact(fact);
    expect(facts.map(({ name, shown }) => [name, shown])).toEqual([
      ['transfer.iban', 'TR33 0006 1005 1978 6457 8413 26'],
      ['transfer.receiver', 'Vezne Ödeme A.Ş.'],
      ['transfer.amount', '₺1.234,50'],
      ['transfer.reference', storePage().order.id],
      ['transfer.bank', 'Ziraat Bankası'],
      ['transfer.accountName', 'Vezne Tahsilat'],
      ['transfer.accountNo', '5198 7864'],
    ]);
    expect(ports.clipboard.copied.slice(0, 4)).toEqual([
      'TR330006100519786457841326',
      'Vezne Ödeme A.Ş.',
      '1.234,50',
      storePage().order.id,
    ]);
    expect(vm.steps.account.copy).toMatchObject({ name: 'transfer.accountNo', done: true });
    expect(vm.steps.account.selection.count).toBe(0);
  });

  it('BT-02 a copy that fails is told; that of another account is forgotten', () => {
    const desk = new TransferDesk().show();
    const { vm } = desk;
    desk.ports.clipboard.refuses = true;
    vm.steps.bank.choose(ziraat);
    const [iban] = vm.steps.account.facts;
    if (iban) vm.steps.account.copyFact(iban);
    expect(vm.steps.account.copy?.done).toBe(false);
    expect(vm.steps.account.selection.count).toBe(1);
    vm.steps.bank.choose(akbank);
    expect(vm.steps.account.copy).toBeUndefined();
  });

  it('BT-03 BT-04 a notice that is not right goes nowhere; every wrong field says why', () => {
    const { vm, ports } = new TransferDesk().show();
    vm.steps.bank.choose(ziraat);
    vm.steps.nextStep();
    vm.steps.nextStep();
    vm.steps.form.enter('idLast6', '12345');
    vm.steps.form.enter('phone', '0212 123 45 67');
    vm.steps.form.enter('paymentDate', '2026-06-16');
    expect(vm.steps.form.shownProblem('phone')).toBeUndefined();
    vm.steps.form.leave('phone');
    expect(vm.steps.form.shownProblem('phone')).toEqual({ key: 'validation.phoneFormat' });
    vm.steps.form.markByCreditCard(true);
    vm.steps.notify();
    const fields = ['userName', 'idLast6', 'paymentDate', 'cardLast4', 'transactionNo', 'description'] as const;
    expect(fields.map((field) => vm.steps.form.shownProblem(field)?.key)).toEqual([
      'validation.required',
      'validation.digitCount',
      'validation.paymentDate',
      'validation.required',
      undefined,
      undefined,
    ]);
    expect(vm.phase.kind).toBe('notice');
    expect(vm.correction.count).toBe(1);
    expect(ports.transfers.calls).toEqual(['banks']);
  });

  it('BT-04 by card or at an ATM, never both; a box that hides the card keeps its digits, which are not sent then', () => {
    const desk = new TransferDesk().show().fill();
    const { form } = desk.vm.steps;
    form.markByCreditCard(true);
    form.enter('cardLast4', '4358');
    form.markAtAtm(true);
    expect(form.byCreditCard).toBe(false);
    expect(form.atAtm).toBe(true);
    desk.vm.steps.notify();
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
    const { form } = new TransferDesk().show().vm.steps;
    form.enter('idLast6', pasted);
    expect(form.text('idLast6')).toBe(kept);
  });

  it('BT-04 a full field takes no digit more by typing, at its end or within', () => {
    const { form } = new TransferDesk().show().vm.steps;
    form.enter('idLast6', '123456');
    form.enter('idLast6', '1234567');
    expect(form.text('idLast6')).toBe('123456');
    form.enter('idLast6', '1293456');
    expect(form.text('idLast6')).toBe('123456');
    expect(noticeLimits.idLast6).toBe(6);
  });

  it('BT-03 what the merchant knows is filled in, cannot be changed, and is what is sent', () => {
    const ports = new FakePorts();
    const desk = new TransferDesk(ports, { prefilled: { userName: 'Ali Veli', phone: '05321112233' } }).show().fill();
    const { smsCode } = desk.vm;
    const { form } = desk.vm.steps;
    expect(form.isPrefilled('userName')).toBe(true);
    expect(form.isPrefilled('phone')).toBe(true);
    expect(form.isPrefilled('idLast6')).toBe(false);
    expect(form.text('userName')).toBe('Ali Veli');
    expect(form.text('phone')).toBe('05321112233');
    expect(smsCode.use.mayChangeNumber).toBe(false);
    desk.vm.steps.notify();
    expect(ports.transfers.notices).toMatchObject([{ userName: 'Ali Veli', phone: '05321112233' }]);
  });

  it('BT-03 the date is today in Istanbul until it is changed, also just after midnight there', () => {
    jest.setSystemTime(new Date('2026-06-15T21:30:00Z'));
    const { form } = new TransferDesk().show().vm.steps;
    expect(form.text('paymentDate')).toBe('2026-06-16');
    expect(form.days).toEqual({ first: '2025-06-16', last: '2026-06-16' });
  });

  it('BT-05 the notice is sent once, however often the button is pressed; a code is asked for then', () => {
    const desk = new TransferDesk();
    const answer = new Subject<typeof sentCode>();
    desk.ports.transfers.onNotify = () => answer;
    const { vm } = desk.show().notify();
    vm.steps.notify();
    expect(vm.phase.busy).toBe('notifying');
    expect(vm.underWay).toBe(true);
    expect(desk.ports.transfers.notices.length).toBe(1);
    answer.next(sentCode);
    answer.complete();
    expect(vm.phase.kind).toBe('code');
    expect(vm.phase.busy).toBeUndefined();
    expect(vm.smsCode.maskedPhone).toBe('05** *** ** 67');
  });

  it('BT-05 a code with less than 6 characters is not sent; one with spaces is sent without them', () => {
    const desk = new TransferDesk().show().notify();
    desk.type('28312');
    expect(desk.vm.smsCode.problem).toEqual({ key: 'validation.smsCodeMin', params: { min: 6 } });
    desk.type(' 283 126 ');
    expect(desk.ports.transfers.calls).toEqual(['banks', 'notify', 'confirm 283126']);
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
    expect(vm.steps.form.text('userName')).toBe('Ayşe Yılmaz');
    vm.steps.notify();
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
    expect(desk.ports.transfers.calls).toEqual(['banks', 'notify', 'resend']);
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
    expect(vm.steps.form.text('phone')).toBe('0532 123 45 67');
    expect(vm.smsCode.phase).toBe('idle');
  });

  it('BT-06 confirmed at once, it is paid', () => {
    const desk = new TransferDesk().show().notify();
    desk.ports.transfers.onConfirm = () => of<TransferState>({ kind: 'confirmed', receipt });
    desk.type('283126');
    expect(desk.settled).toEqual([{ kind: 'paid', receipt }]);
  });

  describe('under review', () => {
    function reviewed() {
      const desk = new TransferDesk().show().notify();
      desk.ports.transfers.onConfirm = () => of<TransferState>({ kind: 'review' });
      desk.ports.transfers.onStatus = () => of<TransferState>({ kind: 'review' });
      desk.type('283126');
      const asked = () => desk.ports.transfers.calls.filter((call) => call === 'status').length;
      return { desk, vm: desk.vm, asked };
    }

    it('BT-06 it asks every 5 seconds, survives failures, and is paid in the end', () => {
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

    it('BT-06 out of sight nobody asks; shown again, it goes on', () => {
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
      vm.open();
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
      vm.steps.notifyAgain();
      expect(vm.phase.kind).toBe('notice');
      expect(vm.steps.form.text('idLast6')).toBe('123456');
    });
  });

  it('BT-06 a timeout asks to refresh; then the notice is there as it was typed', () => {
    const desk = new TransferDesk().show().notify();
    desk.ports.transfers.onConfirm = () => failing(timeout);
    desk.type('283126');
    expect(desk.vm.phase.kind).toBe('timeout');
    desk.vm.open();
    expect(desk.vm.phase.kind).toBe('notice');
    expect(desk.vm.steps.form.text('userName')).toBe('Ayşe Yılmaz');
  });

  it('BT-06 a refresh that finds no line keeps everything and says so', () => {
    const desk = new TransferDesk().show().notify();
    desk.ports.transfers.onConfirm = () => failing(timeout);
    desk.type('283126');
    desk.ports.transfers.onBanks = () => failing(lost);
    desk.vm.open();
    expect(desk.vm.phase.kind).toBe('timeout');
    expect(desk.vm.phase.alert?.kind).toBe('failed');
    expect(desk.vm.phase.busy).toBeUndefined();
  });

  it('PY-06 where nobody could say whether the notice arrived it is not sent again; asking tells', () => {
    const desk = new TransferDesk().show();
    desk.ports.transfers.onNotify = () => failing(lost);
    desk.ports.transfers.onStatus = () => failing(lost);
    const { vm } = desk.notify();
    jest.advanceTimersByTime(60_000);
    expect(vm.phase.kind).toBe('unsure');
    expect(vm.underWay).toBe(true);
    expect(desk.ports.transfers.notices.length).toBe(1);
    vm.open();
    expect(vm.phase.kind).toBe('notice');
    expect(vm.phase.alert).toEqual({ kind: 'notReceived' });
    desk.ports.transfers.onBanks = () => of(start({ state: { kind: 'awaitingCode', sent: sentCode } }));
    vm.open();
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
    expect(vm.steps.form.text('idLast6')).toBe('123456');
  });

  it('PY-06 a code that was lost on its way says so, and stays; where its notice is gone, that is said', () => {
    const desk = new TransferDesk().show().notify();
    const { vm } = desk;
    desk.ports.transfers.onConfirm = () => failing(lost);
    desk.ports.transfers.onStatus = () => of<TransferState>({ kind: 'awaitingCode', sent: sentCode });
    desk.type('283126');
    jest.advanceTimersByTime(1_000);
    expect([vm.phase.kind, vm.smsCode.fields.text('smsCode'), vm.smsCode.problem]).toEqual([
      'code',
      '283126',
      { key: 'sms.notReceived' },
    ]);
    desk.ports.transfers.onStatus = () => of<TransferState>({ kind: 'none' });
    vm.smsCode.confirm();
    jest.advanceTimersByTime(1_000);
    expect(vm.phase.kind).toBe('notice');
    expect(vm.phase.alert).toEqual({ kind: 'notReceived' });
  });

  it.each<[string, TransferStart['state'], string]>([
    ['its code', { kind: 'awaitingCode', sent: sentCode }, 'code'],
    ['the review', { kind: 'review' }, 'review'],
    ['the refusal', { kind: 'refused', reason: '' }, 'refused'],
  ])('BT-06 a page that is opened again goes on at %s', (_name, state, face) => {
    expect(new TransferDesk(undefined, { state }).show().vm.phase.kind).toBe(face);
  });

  it('BT-06 paid in another window, it is paid here', () => {
    const desk = new TransferDesk();
    desk.ports.transfers.onBanks = () => failing({ kind: 'alreadyPaid', receipt });
    desk.show();
    expect(desk.settled).toEqual([{ kind: 'paid', receipt }]);
  });

  it('PY-07 a payment that is under way in another window: a transfer is followed here, any other waits as it does', () => {
    const desk = new TransferDesk().show();
    desk.ports.payments.onPayable = () => failing({ kind: 'underWay' });
    desk.ports.transfers.onBanks = () => of(start({ state: { kind: 'review' } }));
    desk.notify();
    expect(desk.vm.phase.kind).toBe('review');
    expect(desk.settled).toEqual([]);
    const other = new TransferDesk().show();
    other.ports.payments.onPayable = () => failing({ kind: 'underWay' });
    other.ports.transfers.onBanks = () => failing({ kind: 'underWay' });
    other.notify();
    expect(other.settled).toEqual([{ kind: 'underWay' }]);
  });

  it('ER-03 a refused notice says why in its place; one that is late ends the page', () => {
    const desk = new TransferDesk().show();
    const failure = refused({ code: 'validation', description: 'Banka bulunamadı' });
    desk.ports.transfers.onNotify = () => failing(failure);
    const { vm } = desk.notify();
    expect(vm.phase.kind).toBe('notice');
    expect(vm.phase.alert).toEqual({ kind: 'failed', failure });
    expect(vm.phase.busy).toBeUndefined();
    expect(desk.settled).toEqual([]);
    const expired = refused({ code: 'expired' }, 410);
    desk.ports.transfers.onNotify = () => failing(expired);
    vm.steps.notify();
    expect(desk.settled).toEqual([{ kind: 'failed', failure: expired }]);
  });
});
