import { jest } from '@jest/globals';
import { NEVER, Observable, of, Subject, throwError, timer } from 'rxjs';
import type { MethodAnswer, ToslaAnswer, VendorEvent } from '../../../../src/application/methods/ports.js';
import type { ToslaStatus } from '../../../../src/domain/methods/tosla.js';
import type { PaymentPage } from '../../../../src/domain/payment/payment-page.js';
import { failing, refused } from '../../../ports/failures.js';
import { receipt, storePage, testTime, typeCard } from '../payment-samples.js';
import { type OpenedMethods, openedMethods, walletState } from './opened-methods.js';

beforeEach(() => jest.useFakeTimers({ now: testTime, doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const noReceipt = { redirectUrl: '', merchantName: '', merchantOid: '' };
const says = (status: ToslaStatus): Observable<ToslaAnswer> =>
  of({ status, receipt: status === 'completed' ? receipt : noReceipt });
const leads = (url: string, parent = false): Observable<MethodAnswer> => of({ kind: 'redirect', url, parent });
const ticket = { id: 'i1', path: 'p', token: 't' };
const vendor: Observable<MethodAnswer> = of({ kind: 'vendor', baseJs: 'https://bex.example/bex.js', ticket });

/** Chooses and presses pay, and continues where a warning asks. */
function pay({ methods }: OpenedMethods, code: string): void {
  methods.otherPayments.choose(code);
  methods.otherPayments.pay();
  if (methods.otherPayments.dialog === 'warning') methods.otherPayments.send();
}

/** A tosla payment whose code is on the screen. */
async function atTosla(status: () => Observable<ToslaAnswer>, page: Partial<PaymentPage> = {}): Promise<OpenedMethods> {
  const opened = await openedMethods(page, ({ wallets }) => {
    wallets.onPay = () => of({ kind: 'qr', referenceCode: 'REF1' });
    wallets.onTosla = status;
  });
  pay(opened, 'tosla');
  return opened;
}

describe('the options', () => {
  it('OP-13 are those of the page that are known, in the provider’s order, the bank transfer among them', async () => {
    const { methods } = await openedMethods();
    const codes = methods.otherPayments.options.map(({ code }) => code);
    expect(codes).toEqual(['tosla', 'juzdan', 'alisGidis', 'mmPay', 'bex', 'bankTransfer']);
  });

  it('OP-02 paying with nothing chosen shows the dialog, asks nothing, and closes', async () => {
    const { ports, methods } = await openedMethods();
    const { otherPayments } = methods;
    otherPayments.pay();
    expect(otherPayments.dialog).toBe('choose');
    expect(otherPayments.problem).toEqual({ key: 'validation.checkOtherPayment' });
    otherPayments.backToList();
    expect(otherPayments.dialog).toBeUndefined();
    expect(ports.wallets.calls).toEqual([]);
    expect(ports.payments.calls.includes('payable ayse@example.com')).toBe(false);
  });

  it.each([
    ['juzdan', true],
    ['mmPay', true],
    ['alisGidis', true],
    ['tosla', false],
    ['bex', false],
  ])('OP-01 %s: a warning first is %s; giving it up sends nothing', async (code, warns) => {
    const { ports, methods, vm } = await openedMethods();
    methods.otherPayments.choose(code);
    methods.otherPayments.pay();
    expect(methods.otherPayments.dialog === 'warning').toEqual(warns);
    expect(vm.outcome.sending).toBe(!warns);
    if (!warns) return;
    methods.otherPayments.backToList();
    expect(methods.otherPayments.chosen).toEqual(code);
    expect(ports.payments.calls.includes('payable ayse@example.com')).toBe(false);
    methods.otherPayments.pay();
    methods.otherPayments.send();
    expect(vm.outcome.sending).toBe(true);
    expect(ports.payments.calls.at(-1)).toBe('payable ayse@example.com');
  });

  it('OP-03 the status is checked first, and one that cannot be paid sends nothing', async () => {
    const opened = await openedMethods({}, ({ payments }) => {
      payments.onPayable = () => failing(refused({ description: 'Kapalı' }));
    });
    pay(opened, 'tosla');
    const { ports, vm, methods } = opened;
    expect(ports.wallets.calls).toEqual([]);
    expect(vm.errors).toEqual(['Kapalı']);
    expect(vm.outcome.sending).toBe(false);
    expect(methods.otherPayments.chosen).toBe('tosla');
  });

  it('PP-10 SP-01 the financing message holds these payments too', async () => {
    const merchant = { ...storePage().merchant, policy: { merchantId: '100', financeInfo: true } };
    const opened = await openedMethods({ merchant, warnings: ['financeInfo'] });
    pay(opened, 'tosla');
    expect(opened.methods.otherPayments.dialog).toBe('financeInfo');
    expect(opened.ports.wallets.calls).toEqual([]);
  });

  it('PY-05 pressed twice it is sent once', async () => {
    const opened = await openedMethods();
    pay(opened, 'bex');
    pay(opened, 'bex');
    expect(opened.ports.wallets.calls).toEqual(['pay bex']);
  });

  it('BT-01 the bank transfer opens in place of the list and comes back to it; nothing is sent', async () => {
    const opened = await openedMethods();
    const { methods, vm, ports } = opened;
    pay(opened, 'bankTransfer');
    expect(methods.otherPayments.phase.kind === 'transfer').toBe(true);
    expect(vm.outcome.sending).toBe(false);
    expect(ports.wallets.calls).toEqual([]);
    methods.otherPayments.backToList();
    expect(methods.otherPayments.phase.kind === 'transfer').toBe(false);
    expect(methods.otherPayments.chosen).toBe('bankTransfer');
  });

  it('PP-06 BT-01 what was said of the last payment does not stand above a transfer that is opened after it', async () => {
    const opened = await openedMethods({}, ({ wallets }) => {
      wallets.onPay = () => failing(refused({ description: 'Bakiye yetersiz' }));
    });
    const { vm } = opened;
    pay(opened, 'mmPay');
    expect(vm.errors).toEqual(['Bakiye yetersiz']);
    pay(opened, 'bankTransfer');
    expect(vm.errors).toEqual([]);
    expect(vm.outcome.sending).toBe(false);
    expect(opened.methods.otherPayments.phase.kind === 'transfer').toBe(true);
  });

  it('BT-06 PY-05 while a transfer is under way no wallet of the list is paid with; the transfer is still there', async () => {
    const opened = await openedMethods({}, ({ transfers }) => {
      transfers.onBanks = () =>
        of({ banks: [], prefilled: { userName: '', phone: '' }, state: { kind: 'review' as const } });
    });
    const { methods, ports } = opened;
    pay(opened, 'bankTransfer');
    const leave = methods.transfer.mount();
    methods.otherPayments.backToList();
    leave();
    expect(methods.otherPayments.held).toBe(false);
    expect(methods.transfer.phase.kind).toBe('review');
    pay(opened, 'mmPay');
    expect(methods.otherPayments.held).toBe(true);
    expect(methods.otherPayments.dialog).toBeUndefined();
    expect(ports.wallets.calls).toEqual([]);
    expect(ports.payments.calls).not.toContain('payable ayse@example.com');
    pay(opened, 'bankTransfer');
    expect(methods.otherPayments.held).toBe(false);
    expect(methods.otherPayments.phase.kind === 'transfer').toBe(true);
  });
});

describe('redirects and mmPay', () => {
  it('OP-04 juzdan has a call of its own and leaves, in the parent where it says so; the way there stays on the screen', async () => {
    const opened = await openedMethods({}, ({ wallets }) => {
      wallets.onStart = () => leads('https://juzdan.example/1', true);
    });
    pay(opened, 'juzdan');
    const { ports, vm, screen } = opened;
    expect(ports.wallets.calls).toEqual(['start juzdan']);
    expect(ports.host.calls.at(-1)).toBe('leaveTo https://juzdan.example/1 own');
    expect(vm.outcome.stage).toEqual({ kind: 'leaving', url: 'https://juzdan.example/1', parent: true });
    expect(screen()).toBe('content');
  });

  it('OP-10 OP-03 alisGidis posts its word and leaves; a page that comes back asks how it went', async () => {
    const opened = await openedMethods({}, ({ wallets }) => {
      wallets.onPay = () => leads('https://alisgidis.example/1');
    });
    pay(opened, 'alisGidis');
    const { ports, vm, screen } = opened;
    expect(ports.wallets.calls).toEqual(['pay alisgidis']);
    expect(vm.outcome.stage?.kind).toBe('leaving');
    ports.payments.onOpen = () => failing({ kind: 'alreadyPaid', receipt });
    ports.clock.wakes.next();
    expect(screen()).toBe('success');
  });

  it('OP-08 mmPay posts mm_pay and is paid at once', async () => {
    const opened = await openedMethods({}, ({ wallets }) => {
      wallets.onPay = () => of({ kind: 'completed', merchantName: 'Kitapçı' });
    });
    pay(opened, 'mmPay');
    expect(opened.ports.wallets.calls).toEqual(['pay mm_pay']);
    expect(opened.screen()).toBe('success');
  });

  it('PY-04 PY-06 a refusal stands above the list with the choice kept; an end that nobody told is found out', async () => {
    const opened = await openedMethods({}, ({ wallets }) => {
      wallets.onPay = () => failing(refused({ description: 'Bakiye yetersiz' }));
    });
    const { vm, methods, ports, screen } = opened;
    pay(opened, 'mmPay');
    expect(vm.errors).toEqual(['Bakiye yetersiz']);
    expect(methods.otherPayments.chosen).toBe('mmPay');
    expect(vm.outcome.sending).toBe(false);
    expect(vm.outcome.errorFocus.count).toBe(1);
    ports.wallets.onPay = () => failing({ kind: 'noAnswer' });
    ports.payments.onStatus = () => failing({ kind: 'noAnswer' });
    ports.payments.onPayable = () => of(undefined);
    pay(opened, 'mmPay');
    expect(vm.errors).toEqual([]);
    expect(vm.outcome.sending).toBe(true);
    ports.payments.onPayable = () => failing({ kind: 'noAnswer' });
    jest.advanceTimersByTime(60_000);
    expect(screen()).toBe('unknown');
    expect(vm.outcome.sending).toBe(false);
  });

  it('VF-04 one that has to be verified is not complete: the verification takes its place', async () => {
    const sent = { maskedPhone: '05** *** ** 33', resendAfterMs: 60_000, attemptsLeft: 3 };
    const opened = await openedMethods({}, ({ wallets }) => {
      wallets.onPay = () => of({ kind: 'verification', sent });
    });
    pay(opened, 'mmPay');
    expect(opened.vm.outcome.stage).toEqual({ kind: 'verification', sent });
    expect(opened.screen()).toBe('content');
  });
});

describe('tosla', () => {
  it('OP-05 OP-11 the code is shown for 290 s, free to be looked at, and asked about every 2 s', async () => {
    const { methods, vm, ports } = await atTosla(() => says('pending'));
    expect(walletState(methods)).toEqual({ kind: 'waiting', referenceCode: 'REF1', remainingMs: 290_000 });
    expect(vm.outcome.sending).toBe(false);
    expect(methods.underWay).toBe(true);
    expect(vm.session!.underWay).toBe(true);
    jest.advanceTimersByTime(10_000);
    expect(walletState(methods)).toMatchObject({ kind: 'waiting', remainingMs: 280_000 });
    expect(ports.wallets.calls.filter((call) => call === 'tosla REF1')).toHaveLength(5);
  });

  it('OP-06 processing, then completed: the message, and 1.5 s later the store and the success screen', async () => {
    let status: ToslaStatus = 'processing';
    const { methods, ports, screen } = await atTosla(() => says(status));
    jest.advanceTimersByTime(2_000);
    expect(walletState(methods)).toMatchObject({ kind: 'processing', remainingMs: 288_000 });
    status = 'completed';
    jest.advanceTimersByTime(2_000);
    expect(walletState(methods)?.kind).toBe('completed');
    expect(screen()).toBe('content');
    jest.advanceTimersByTime(1_500);
    expect(ports.host.calls.at(-1)).toBe(`leaveTo ${receipt.redirectUrl}`);
    expect(screen()).toBe('success');
    expect(walletState(methods)).toBeUndefined();
  });

  it('OP-06 cancelled: said above the list, in the language of the page, and all is as before', async () => {
    const { methods, vm, ports } = await atTosla(() => says('cancelled'));
    jest.advanceTimersByTime(2_000);
    expect(vm.errors).toEqual([
      'Tosla ödemesi iptal edildi. Tutar alınmadı; bir yöntem seçip yeniden deneyebilirsiniz.',
    ]);
    expect(walletState(methods)).toBeUndefined();
    expect(methods.otherPayments.chosen).toBeUndefined();
    expect(methods.underWay).toBe(false);
    expect(vm.outcome.sending).toBe(false);
    await ports.texts.choose('en');
    expect(vm.errors[0]).toMatch(/^The Tosla payment was cancelled/);
    const asked = ports.wallets.calls.length;
    jest.advanceTimersByTime(10_000);
    expect(ports.wallets.calls).toHaveLength(asked);
  });

  it('OP-06 at zero: expired, polling stops, and another code starts it again', async () => {
    const { methods, ports, vm } = await atTosla(() => says('pending'));
    jest.advanceTimersByTime(290_000);
    expect(walletState(methods)).toEqual({ kind: 'expired' });
    expect(methods.underWay).toBe(false);
    expect(vm.outcome.sending).toBe(false);
    const asked = ports.wallets.calls.length;
    jest.advanceTimersByTime(60_000);
    expect(ports.wallets.calls).toHaveLength(asked);
    ports.wallets.onPay = () => of({ kind: 'qr', referenceCode: 'REF2' });
    methods.otherPayments.send();
    expect(walletState(methods)).toEqual({ kind: 'waiting', referenceCode: 'REF2', remainingMs: 290_000 });
  });

  it('OP-07 after a sleep of 5 minutes and a wake the true state shows within a second, whatever was being asked', async () => {
    for (const [last, shown] of [
      [NEVER, { kind: 'expired' }],
      [says('completed'), { kind: 'completed', receipt }],
    ] as const) {
      const { methods, ports } = await atTosla(() => NEVER);
      jest.advanceTimersByTime(6_000);
      ports.wallets.onTosla = () => last;
      // The machine slept: the wall clock went on, no timer fired.
      jest.setSystemTime(Date.now() + 5 * 60_000);
      ports.clock.wakes.next();
      jest.advanceTimersByTime(1_000);
      expect(walletState(methods)).toEqual(shown);
    }
  });

  it('OP-07 polls never overlap, and a failed one ends nothing', async () => {
    let open = 0;
    let most = 0;
    const { methods } = await atTosla(
      () =>
        new Observable<ToslaAnswer>((subscriber) => {
          open += 1;
          most = Math.max(most, open);
          const answer = timer(5_000).subscribe(() => subscriber.error(new Error('no line')));
          return () => {
            open -= 1;
            answer.unsubscribe();
          };
        }),
    );
    jest.advanceTimersByTime(60_000);
    expect(most).toBe(1);
    expect(walletState(methods)?.kind).toBe('waiting');
  });

  it('given up: the list is back with its choice, nothing is asked any more, and another method can pay', async () => {
    const opened = await atTosla(() => says('pending'));
    const { methods, ports, vm } = opened;
    methods.otherPayments.wallet.giveUp();
    const asked = ports.wallets.calls.length;
    jest.advanceTimersByTime(10_000);
    expect(walletState(methods)).toBeUndefined();
    expect(methods.otherPayments.chosen).toBe('tosla');
    expect(vm.session!.underWay).toBe(false);
    expect(ports.wallets.calls.length).toEqual(asked);
    ports.wallets.onPay = () => of({ kind: 'completed', merchantName: 'Kitapçı' });
    pay(opened, 'mmPay');
    expect(opened.screen()).toBe('success');
  });

  it('EX-01 the page’s own end does not cut it off: it waits for this one’s', async () => {
    const { methods, screen } = await atTosla(() => says('pending'), { payableForMs: 100_000 });
    jest.advanceTimersByTime(200_000);
    expect(screen()).toBe('content');
    expect(walletState(methods)).toEqual(expect.objectContaining({ remainingMs: 90_000 }));
    jest.advanceTimersByTime(90_000);
    expect(walletState(methods)).toEqual({ kind: 'expired' });
    expect(screen()).toBe('expired');
  });

  it('PY-05 while it waits neither the card nor another payment can be sent', async () => {
    const opened = await atTosla(() => says('pending'));
    const { vm, methods, ports } = opened;
    typeCard(vm.form);
    jest.advanceTimersByTime(2_000);
    vm.tabs.choose('card');
    vm.session!.cardPayment.pay();
    methods.otherPayments.pay();
    expect(vm.session!.cardPayment.canPay).toBe(false);
    expect(ports.payments.orders).toEqual([]);
    expect(walletState(methods)?.kind).toBe('waiting');
    methods.otherPayments.wallet.giveUp();
    expect(vm.session!.cardPayment.canPay).toBe(true);
  });

  it('the code is copied, and one that could not be is said', async () => {
    const { methods, ports } = await atTosla(() => says('pending'));
    methods.otherPayments.wallet.copy('REF1');
    expect(methods.otherPayments.phase).toMatchObject({ copied: true });
    expect(ports.clipboard.copied).toEqual(['REF1']);
    ports.clipboard.refuses = true;
    methods.otherPayments.wallet.copy('REF1');
    expect(methods.otherPayments.phase).toMatchObject({ copied: false });
  });
});

describe('bex', () => {
  /** A bex payment, and its vendor's dialog as the test plays it. */
  async function atBex(events: Observable<VendorEvent>): Promise<OpenedMethods> {
    const opened = await openedMethods({}, (ports) => {
      ports.wallets.onPay = () => vendor;
      ports.vendorModal.onOpen = () => events;
    });
    pay(opened, 'bex');
    return opened;
  }

  it('OP-09 posts, opens the dialog with the answer; approved it is checked, and paid', async () => {
    const events = new Subject<VendorEvent>();
    const { ports, vm, methods, screen } = await atBex(events);
    ports.wallets.onBex = () => of(receipt);
    expect(ports.wallets.calls).toEqual(['pay bex']);
    expect(ports.vendorModal.opened).toEqual([{ baseJs: 'https://bex.example/bex.js', ticket }]);
    expect(vm.session!.methods!.otherPayments.atVendor).toBe(true);
    expect(vm.outcome.sending).toBe(true);
    events.next({ kind: 'opened' });
    events.next({ kind: 'completed', resultId: 'r1' });
    expect(ports.wallets.calls.at(-1)).toBe('bex r1');
    expect(screen()).toBe('success');
    expect(methods.underWay).toBe(false);
    expect(vm.session!.methods!.otherPayments.atVendor).toBe(false);
  });

  it('OP-09 cancelled: said, and all is as before', async () => {
    const { vm, methods, screen } = await atBex(of<VendorEvent[]>({ kind: 'opened' }, { kind: 'cancelled' }));
    expect(vm.errors).toEqual([
      'BKM Express ödemesi iptal edildi. Tutar alınmadı; bir yöntem seçip yeniden deneyebilirsiniz.',
    ]);
    expect(methods.otherPayments.chosen).toBeUndefined();
    expect(methods.underWay).toBe(false);
    expect(vm.outcome.sending).toBe(false);
    expect(screen()).toBe('content');
  });

  it.each([
    ['is not there', () => of<VendorEvent>({ kind: 'unavailable' }), 0],
    ['never loads', () => NEVER, 10_000],
  ])('OP-09 a script that %s gives a clear error', async (_what, events, waits) => {
    const { vm, methods } = await atBex(events());
    if (waits > 0) {
      jest.advanceTimersByTime(waits - 1);
      expect(vm.errors).toEqual([]);
      expect(vm.outcome.sending).toBe(true);
    }
    jest.advanceTimersByTime(1);
    expect(vm.errors).toEqual([
      'BKM Express penceresi açılamadı. Tutar alınmadı; yeniden deneyin ya da başka bir yöntem seçin.',
    ]);
    expect(vm.outcome.sending).toBe(false);
    expect(methods.underWay).toBe(false);
    expect(vm.session!.methods!.otherPayments.atVendor).toBe(false);
  });

  it('OP-09 a result that is not approved is a failed payment', async () => {
    const opened = await openedMethods({}, (ports) => {
      ports.wallets.onPay = () => vendor;
      ports.wallets.onBex = () => throwError(() => new Error('no line'));
      ports.vendorModal.onOpen = () => of<VendorEvent[]>({ kind: 'opened' }, { kind: 'completed', resultId: 'r1' });
      ports.payments.onStatus = () => failing(refused({ code: 'unpaid' }));
    });
    pay(opened, 'bex');
    jest.advanceTimersByTime(60_000);
    expect(opened.vm.errors.length).toBe(1);
    expect(opened.screen()).toBe('content');
    expect(opened.vm.outcome.sending).toBe(false);
  });
});

describe('what was chosen', () => {
  it('TB-03 survives a visit to another tab, like the typed card', async () => {
    const { vm, methods } = await openedMethods();
    typeCard(vm.form);
    methods.otherPayments.choose('juzdan');
    vm.tabs.choose('bankLoans');
    methods.loans.choose('akbank');
    vm.tabs.choose('card');
    expect(vm.form.number).toBe('4355084355084358');
    vm.tabs.choose('otherPayments');
    expect(methods.otherPayments.chosen).toBe('juzdan');
    expect(methods.loans.chosen).toBe('akbank');
    expect(vm.session?.methods === methods).toBe(true);
  });

  it('OP-03 IN-01 the amount of another method is the order’s, whatever count was chosen for the card', async () => {
    const { vm } = await openedMethods();
    expect(vm.session!.amount).toBe('₺1.234,50');
    expect(vm.session!.total).toBe(123_450);
  });
});
