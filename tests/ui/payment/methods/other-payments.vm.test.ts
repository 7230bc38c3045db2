import { jest } from '@jest/globals';
import { NEVER, Observable, of, Subject, throwError, timer } from 'rxjs';
import type { MethodAnswer, ToslaAnswer, VendorEvent } from '../../../../src/application/other-ways.js';
import { policies } from '../../../../src/domain/merchant/policies.js';
import type { ToslaStatus } from '../../../../src/domain/methods/tosla.js';
import type { PaymentPage } from '../../../../src/domain/page/payment-page.js';
import { failing, receipt, refused, storePage, testTime, typeCard } from '../fake-world.js';
import { type OpenedWays, openedWays } from './opened-ways.js';

beforeEach(() => jest.useFakeTimers({ now: testTime, doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const noReceipt = { redirectUrl: '', merchantName: '', merchantOid: '' };
const says = (status: ToslaStatus): Observable<ToslaAnswer> =>
  of({ status, receipt: status === 'completed' ? receipt : noReceipt });
const leads = (url: string, parent = false): Observable<MethodAnswer> => of({ kind: 'redirect', url, parent });
const ticket = { id: 'i1', path: 'p', token: 't' };
const vendor: Observable<MethodAnswer> = of({ kind: 'vendor', baseJs: 'https://bex.example/bex.js', ticket });

/** Chooses and presses pay, and continues where a warning asks. */
function pay({ ways }: OpenedWays, code: string): void {
  ways.others.choose(code);
  ways.others.pay();
  if (ways.others.dialog === 'warning') ways.others.send();
}

/** A tosla payment whose code is on the screen. */
async function atTosla(status: () => Observable<ToslaAnswer>, page: Partial<PaymentPage> = {}): Promise<OpenedWays> {
  const opened = await openedWays(page, ({ wallets }) => {
    wallets.onPay = () => of({ kind: 'qr', referenceCode: 'REF1' });
    wallets.onTosla = status;
  });
  pay(opened, 'tosla');
  return opened;
}

describe('the options', () => {
  it('OP-13 are those of the page that are known, in the provider’s order, the bank transfer among them', async () => {
    const { ways } = await openedWays();
    const codes = ways.others.options.map(({ code }) => code);
    expect(codes).toEqual(['tosla', 'juzdan', 'alisGidis', 'mmPay', 'bex', 'bankTransfer']);
  });

  it('OP-02 paying with nothing chosen shows the dialog, asks nothing, and closes', async () => {
    const { world, ways } = await openedWays();
    const { others } = ways;
    others.pay();
    expect([others.dialog, others.problem]).toEqual(['choose', { key: 'validation.checkOtherPayment' }]);
    others.closeDialog();
    expect([others.dialog, world.wallets.calls, world.payments.calls.includes('payable')]).toEqual([
      undefined,
      [],
      false,
    ]);
  });

  it.each([
    ['juzdan', true],
    ['mmPay', true],
    ['alisGidis', true],
    ['tosla', false],
    ['bex', false],
  ])('OP-01 %s: a warning first is %s; giving it up sends nothing', async (code, warns) => {
    const { world, ways, vm } = await openedWays();
    ways.others.choose(code);
    ways.others.pay();
    expect([ways.others.dialog === 'warning', vm.submitting]).toEqual([warns, !warns]);
    if (!warns) return;
    ways.others.closeDialog();
    expect([ways.others.chosen, world.payments.calls.includes('payable')]).toEqual([code, false]);
    ways.others.pay();
    ways.others.send();
    expect([vm.submitting, world.payments.calls.at(-1)]).toEqual([true, 'payable']);
  });

  it('OP-03 the status is checked first, and one that cannot be paid sends nothing', async () => {
    const opened = await openedWays({}, ({ payments }) => {
      payments.onPayable = () => failing(refused({ description: 'Kapalı' }));
    });
    pay(opened, 'tosla');
    const { world, vm, ways } = opened;
    expect([world.wallets.calls, vm.errors, vm.submitting, ways.others.chosen]).toEqual([
      [],
      ['Kapalı'],
      false,
      'tosla',
    ]);
  });

  it('PP-10 SP-01 the financing message holds these payments too', async () => {
    const { merchantId } = policies.find((policy) => policy.financeInfo)!;
    const merchant = { ...storePage().merchant, id: merchantId };
    const opened = await openedWays({ merchant, warnings: ['financeInfo'] });
    pay(opened, 'tosla');
    expect([opened.ways.others.dialog, opened.world.wallets.calls]).toEqual(['financeInfo', []]);
  });

  it('PY-05 pressed twice it is sent once', async () => {
    const opened = await openedWays();
    pay(opened, 'bex');
    pay(opened, 'bex');
    expect(opened.world.wallets.calls).toEqual(['pay bex']);
  });

  it('BT-01 the bank transfer opens in place of the list and comes back to it; nothing is sent', async () => {
    const opened = await openedWays();
    const { ways, vm, world } = opened;
    pay(opened, 'bankTransfer');
    expect([ways.others.transferOpen, vm.submitting, world.wallets.calls]).toEqual([true, false, []]);
    ways.others.closeTransfer();
    expect([ways.others.transferOpen, ways.others.chosen]).toEqual([false, 'bankTransfer']);
  });

  it('PP-06 BT-01 what was said of the last payment does not stand above a transfer that is opened after it', async () => {
    const opened = await openedWays({}, ({ wallets }) => {
      wallets.onPay = () => failing(refused({ description: 'Bakiye yetersiz' }));
    });
    const { vm } = opened;
    pay(opened, 'mmPay');
    expect(vm.errors).toEqual(['Bakiye yetersiz']);
    pay(opened, 'bankTransfer');
    expect([vm.errors, vm.submitting, opened.ways.others.transferOpen]).toEqual([[], false, true]);
  });

  it('BT-06 PY-05 while a transfer is under way no wallet of the list is paid with; the transfer is still there', async () => {
    const opened = await openedWays({}, ({ transfers }) => {
      transfers.onBanks = () =>
        of({ banks: [], prefilled: { userName: '', phone: '' }, state: { kind: 'review' as const } });
    });
    const { ways, world } = opened;
    pay(opened, 'bankTransfer');
    const leave = ways.transfer.mount();
    ways.others.closeTransfer();
    leave();
    expect([ways.others.held, ways.transfer.face]).toEqual([false, 'review']);
    pay(opened, 'mmPay');
    expect([ways.others.held, ways.others.dialog, world.wallets.calls]).toEqual([true, undefined, []]);
    expect(world.payments.calls).not.toContain('payable');
    pay(opened, 'bankTransfer');
    expect([ways.others.held, ways.others.transferOpen]).toEqual([false, true]);
  });
});

describe('redirects and mmPay', () => {
  it('OP-04 juzdan has a call of its own and leaves, in the parent where it says so; the way there stays on the screen', async () => {
    const opened = await openedWays({}, ({ wallets }) => {
      wallets.onJuzdan = () => leads('https://juzdan.example/1', true);
    });
    pay(opened, 'juzdan');
    const { world, vm, screen } = opened;
    expect(world.wallets.calls).toEqual(['juzdan']);
    expect(world.host.told.at(-1)).toBe('leaveTo https://juzdan.example/1');
    expect([vm.ending.stage, screen()]).toEqual([
      { kind: 'leaving', url: 'https://juzdan.example/1', parent: true },
      'content',
    ]);
  });

  it('OP-10 OP-03 alisGidis posts its word and leaves; a page that comes back asks how it went', async () => {
    const opened = await openedWays({}, ({ wallets }) => {
      wallets.onPay = () => leads('https://alisgidis.example/1');
    });
    pay(opened, 'alisGidis');
    const { world, vm, screen } = opened;
    expect([world.wallets.calls, vm.ending.stage?.kind]).toEqual([['pay alisgidis'], 'leaving']);
    world.payments.onOpen = () => failing({ kind: 'alreadyPaid', receipt });
    world.clock.wakes.next();
    expect(screen()).toBe('success');
  });

  it('OP-08 mmPay posts mm_pay and is paid at once', async () => {
    const opened = await openedWays({}, ({ wallets }) => {
      wallets.onPay = () => of({ kind: 'completed', merchantName: 'Kitapçı' });
    });
    pay(opened, 'mmPay');
    expect([opened.world.wallets.calls, opened.screen()]).toEqual([['pay mm_pay'], 'success']);
  });

  it('PY-04 PY-06 a refusal stands above the list with the choice kept; an end that nobody told is found out', async () => {
    const opened = await openedWays({}, ({ wallets }) => {
      wallets.onPay = () => failing(refused({ description: 'Bakiye yetersiz' }));
    });
    const { vm, ways, world, screen } = opened;
    pay(opened, 'mmPay');
    expect([vm.errors, ways.others.chosen, vm.submitting, vm.ending.attempts]).toEqual([
      ['Bakiye yetersiz'],
      'mmPay',
      false,
      1,
    ]);
    world.wallets.onPay = () => failing({ kind: 'noAnswer' });
    world.payments.onStatus = () => failing({ kind: 'noAnswer' });
    world.payments.onPayable = () => of(undefined);
    pay(opened, 'mmPay');
    expect([vm.errors, vm.submitting]).toEqual([[], true]);
    world.payments.onPayable = () => failing({ kind: 'noAnswer' });
    jest.advanceTimersByTime(60_000);
    expect([screen(), vm.submitting]).toEqual(['unknown', false]);
  });

  it('VF-04 one that has to be verified is not complete: the verification takes its place', async () => {
    const sent = { maskedPhone: '05** *** ** 33', resendAfterMs: 60_000, attemptsLeft: 3 };
    const opened = await openedWays({}, ({ wallets }) => {
      wallets.onPay = () => of({ kind: 'verification', sent });
    });
    pay(opened, 'mmPay');
    expect([opened.vm.ending.stage, opened.screen()]).toEqual([{ kind: 'verification', sent }, 'content']);
  });
});

describe('tosla', () => {
  it('OP-05 OP-11 the code is shown for 290 s, free to be looked at, and asked about every 2 s', async () => {
    const { ways, vm, world } = await atTosla(() => says('pending'));
    expect(ways.others.state).toEqual({ kind: 'waiting', referenceCode: 'REF1', remainingMs: 290_000 });
    expect([vm.submitting, ways.underWay, vm.underWay]).toEqual([false, true, true]);
    jest.advanceTimersByTime(10_000);
    expect(ways.others.state).toMatchObject({ kind: 'waiting', remainingMs: 280_000 });
    expect(world.wallets.calls.filter((call) => call === 'tosla REF1')).toHaveLength(5);
  });

  it('OP-06 processing, then completed: the message, and 1.5 s later the store and the success screen', async () => {
    let status: ToslaStatus = 'processing';
    const { ways, world, screen } = await atTosla(() => says(status));
    jest.advanceTimersByTime(2_000);
    expect(ways.others.state).toMatchObject({ kind: 'processing', remainingMs: 288_000 });
    status = 'completed';
    jest.advanceTimersByTime(2_000);
    expect([ways.others.state?.kind, screen()]).toEqual(['completed', 'content']);
    jest.advanceTimersByTime(1_500);
    expect([world.host.told.at(-1), screen(), ways.others.state]).toEqual([
      `leaveTo ${receipt.redirectUrl}`,
      'success',
      undefined,
    ]);
  });

  it('OP-06 cancelled: said above the list, in the language of the page, and all is as before', async () => {
    const { ways, vm, world } = await atTosla(() => says('cancelled'));
    jest.advanceTimersByTime(2_000);
    expect(vm.errors).toEqual([
      'Tosla ödemesi iptal edildi. Tutar alınmadı; bir yöntem seçip yeniden deneyebilirsiniz.',
    ]);
    expect([ways.others.state, ways.others.chosen, ways.underWay, vm.submitting]).toEqual([
      undefined,
      undefined,
      false,
      false,
    ]);
    await world.texts.choose('en');
    expect(vm.errors[0]).toMatch(/^The Tosla payment was cancelled/);
    const asked = world.wallets.calls.length;
    jest.advanceTimersByTime(10_000);
    expect(world.wallets.calls).toHaveLength(asked);
  });

  it('OP-06 at zero: expired, polling stops, and another code starts it again', async () => {
    const { ways, world, vm } = await atTosla(() => says('pending'));
    jest.advanceTimersByTime(290_000);
    expect([ways.others.state, ways.underWay, vm.submitting]).toEqual([{ kind: 'expired' }, false, false]);
    const asked = world.wallets.calls.length;
    jest.advanceTimersByTime(60_000);
    expect(world.wallets.calls).toHaveLength(asked);
    world.wallets.onPay = () => of({ kind: 'qr', referenceCode: 'REF2' });
    ways.others.send();
    expect(ways.others.state).toEqual({ kind: 'waiting', referenceCode: 'REF2', remainingMs: 290_000 });
  });

  it('OP-07 after a sleep of 5 minutes and a wake the true state shows within a second, whatever was being asked', async () => {
    for (const [last, shown] of [
      [NEVER, { kind: 'expired' }],
      [says('completed'), { kind: 'completed', receipt }],
    ] as const) {
      const { ways, world } = await atTosla(() => NEVER);
      jest.advanceTimersByTime(6_000);
      world.wallets.onTosla = () => last;
      // The machine slept: the wall clock went on, no timer fired.
      jest.setSystemTime(Date.now() + 5 * 60_000);
      world.clock.wakes.next();
      jest.advanceTimersByTime(1_000);
      expect(ways.others.state).toEqual(shown);
    }
  });

  it('OP-07 polls never overlap, and a failed one ends nothing', async () => {
    let open = 0;
    let most = 0;
    const { ways } = await atTosla(
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
    expect([most, ways.others.state?.kind]).toEqual([1, 'waiting']);
  });

  it('given up: the list is back with its choice, nothing is asked any more, and another method can pay', async () => {
    const opened = await atTosla(() => says('pending'));
    const { ways, world, vm } = opened;
    ways.others.giveUp();
    const asked = world.wallets.calls.length;
    jest.advanceTimersByTime(10_000);
    expect([ways.others.state, ways.others.chosen, vm.underWay, world.wallets.calls.length]).toEqual([
      undefined,
      'tosla',
      false,
      asked,
    ]);
    world.wallets.onPay = () => of({ kind: 'completed', merchantName: 'Kitapçı' });
    pay(opened, 'mmPay');
    expect(opened.screen()).toBe('success');
  });

  it('EX-01 the page’s own end does not cut it off: it waits for this one’s', async () => {
    const { ways, screen } = await atTosla(() => says('pending'), { payableForMs: 100_000 });
    jest.advanceTimersByTime(200_000);
    expect([screen(), ways.others.state]).toEqual(['content', expect.objectContaining({ remainingMs: 90_000 })]);
    jest.advanceTimersByTime(90_000);
    expect([ways.others.state, screen()]).toEqual([{ kind: 'expired' }, 'expired']);
  });

  it('PY-05 while it waits neither the card nor another payment can be sent', async () => {
    const opened = await atTosla(() => says('pending'));
    const { vm, ways, world } = opened;
    typeCard(vm.card.form);
    jest.advanceTimersByTime(2_000);
    vm.tabs.choose('card');
    vm.pay();
    ways.others.pay();
    expect([vm.canPay, world.payments.orders, ways.others.state?.kind]).toEqual([false, [], 'waiting']);
    ways.others.giveUp();
    expect(vm.canPay).toBe(true);
  });

  it('the code is copied, and one that could not be is said', async () => {
    const { ways, world } = await atTosla(() => says('pending'));
    ways.others.copy('REF1');
    expect([ways.others.copied, world.clipboard.copied]).toEqual([true, ['REF1']]);
    world.clipboard.refuses = true;
    ways.others.copy('REF1');
    expect(ways.others.copied).toBe(false);
  });
});

describe('bex', () => {
  /** A bex payment, and its vendor's dialog as the test plays it. */
  async function atBex(events: Observable<VendorEvent>): Promise<OpenedWays> {
    const opened = await openedWays({}, (world) => {
      world.wallets.onPay = () => vendor;
      world.vendorModal.onOpen = () => events;
    });
    pay(opened, 'bex');
    return opened;
  }

  it('OP-09 posts, opens the dialog with the answer; approved it is checked, and paid', async () => {
    const events = new Subject<VendorEvent>();
    const { world, vm, ways, screen } = await atBex(events);
    world.wallets.onBex = () => of(receipt);
    expect([world.wallets.calls, world.vendorModal.opened]).toEqual([
      ['pay bex'],
      [{ baseJs: 'https://bex.example/bex.js', ticket }],
    ]);
    expect([vm.late.atVendor, vm.submitting]).toEqual([true, true]);
    events.next({ kind: 'opened' });
    events.next({ kind: 'completed', resultId: 'r1' });
    expect([world.wallets.calls.at(-1), screen(), ways.underWay, vm.late.atVendor]).toEqual([
      'bex r1',
      'success',
      false,
      false,
    ]);
  });

  it('OP-09 cancelled: said, and all is as before', async () => {
    const { vm, ways, screen } = await atBex(of<VendorEvent[]>({ kind: 'opened' }, { kind: 'cancelled' }));
    expect([vm.errors, ways.others.chosen, ways.underWay, vm.submitting, screen()]).toEqual([
      ['BKM Express ödemesi iptal edildi. Tutar alınmadı; bir yöntem seçip yeniden deneyebilirsiniz.'],
      undefined,
      false,
      false,
      'content',
    ]);
  });

  it.each([
    ['is not there', () => of<VendorEvent>({ kind: 'unavailable' }), 0],
    ['never loads', () => NEVER, 10_000],
  ])('OP-09 a script that %s gives a clear error', async (_what, events, waits) => {
    const { vm, ways } = await atBex(events());
    if (waits > 0) {
      jest.advanceTimersByTime(waits - 1);
      expect([vm.errors, vm.submitting]).toEqual([[], true]);
    }
    jest.advanceTimersByTime(1);
    expect(vm.errors).toEqual([
      'BKM Express penceresi açılamadı. Tutar alınmadı; yeniden deneyin ya da başka bir yöntem seçin.',
    ]);
    expect([vm.submitting, ways.underWay, vm.late.atVendor]).toEqual([false, false, false]);
  });

  it('OP-09 a result that is not approved is a failed payment', async () => {
    const opened = await openedWays({}, (world) => {
      world.wallets.onPay = () => vendor;
      world.wallets.onBex = () => throwError(() => new Error('no line'));
      world.vendorModal.onOpen = () => of<VendorEvent[]>({ kind: 'opened' }, { kind: 'completed', resultId: 'r1' });
      world.payments.onStatus = () => failing(refused({ code: 'unpaid' }));
    });
    pay(opened, 'bex');
    jest.advanceTimersByTime(60_000);
    expect([opened.vm.errors.length, opened.screen(), opened.vm.submitting]).toEqual([1, 'content', false]);
  });
});

describe('what was chosen', () => {
  it('TB-03 survives a visit to another tab, like the typed card', async () => {
    const { vm, ways } = await openedWays();
    typeCard(vm.card.form);
    ways.others.choose('juzdan');
    vm.tabs.choose('bankLoans');
    ways.loans.choose('akbank');
    vm.tabs.choose('card');
    expect(vm.card.form.number).toBe('4355084355084358');
    vm.tabs.choose('otherPayments');
    expect([ways.others.chosen, ways.loans.chosen, vm.late.shown?.vm === ways]).toEqual(['juzdan', 'akbank', true]);
  });

  it('OP-03 IN-01 the amount of another method is the order’s, whatever count was chosen for the card', async () => {
    const { vm } = await openedWays();
    expect([vm.amount, vm.total]).toEqual(['₺1.234,50', 123_450]);
  });
});
