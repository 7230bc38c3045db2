import { jest } from '@jest/globals';
import { NEVER, of, Subject } from 'rxjs';
import type { PaymentAnswer } from '../../../src/application/ports.js';
import type { PaymentVm } from '../../../src/ui/payment/payment.vm.js';
import { failing, refused } from '../../ports/failures.js';
import { FakePorts } from './fake-ports.js';
import { receipt, storePage, testTime, typeCard } from './payment-samples.js';

beforeEach(() => jest.useFakeTimers({ now: testTime }));
afterEach(() => jest.useRealTimers());

/** A mounted payment with a right card that can be sent. */
function readyToPay(ports: FakePorts): PaymentVm {
  const vm = ports.payment();
  vm.mount();
  typeCard(vm.form);
  jest.advanceTimersByTime(1000);
  expect(vm.session!.cardPayment.canPay).toBe(true);
  return vm;
}

describe('opening', () => {
  it('does nothing in the constructor; mounts twice as React does in StrictMode; its undo ends everything', () => {
    const ports = new FakePorts();
    const vm = ports.payment();
    expect(ports.payments.calls).toEqual([]);
    vm.mount()();
    const undo = vm.mount();
    expect(vm.page?.order.id).toBe('order1');
    undo();
    jest.advanceTimersByTime(60 * 60_000);
    expect(vm.screen.kind).toBe('content');
    expect(ports.host.calls).not.toContain('expired');
  });

  it('RT-09 RL-02 the content stands while the payment of the token loads, and takes what is typed', () => {
    const ports = new FakePorts();
    const opening = new Subject<ReturnType<typeof storePage>>();
    ports.payments.onOpen = () => opening;
    const vm = ports.payment({ token: 'abc' });
    vm.mount();
    expect(ports.payments.calls).toEqual(['open abc']);
    expect(vm.loading).toBe(true);
    expect(vm.screen.kind).toBe('content');
    typeCard(vm.form);
    jest.advanceTimersByTime(5000);
    expect(vm.session).toBeUndefined();

    opening.next(storePage());
    expect(vm.loading).toBe(false);
    expect(vm.session!.amount).toBe('₺1.234,50');
    expect(vm.form.number).toBe('4355084355084358');
    jest.advanceTimersByTime(1000);
    expect(vm.session!.cardPayment.canPay).toBe(true);
  });

  it('RT-11 a missing token shows the expired page, asks nothing and tells the parent', () => {
    const ports = new FakePorts();
    const vm = ports.payment({ token: '' });
    vm.mount();
    expect(vm.screen.kind).toBe('expired');
    expect(vm.loading).toBe(false);
    expect(ports.payments.calls).toEqual([]);
    expect(ports.host.calls).toContain('expired');
  });

  it('LG-02 TH-03 RL-11 takes language, theme and token of the payment', () => {
    const ports = new FakePorts(storePage({ language: 'en', darkMode: true }));
    ports.payment().mount();
    expect(ports.texts.language).toBe('en');
    expect(ports.theme.theme).toBe('dark');
    expect(ports.preferences.token).toBe('token1');
    expect(ports.host.calls).toEqual(['site https://store.example']);
  });

  it('EM-01 reports a foreign frame, and nothing waits for it', () => {
    const ports = new FakePorts();
    ports.host.placed = { framed: true, address: 'https://pay.example/x', ancestorOrigins: ['https://evil.example'] };
    const vm = ports.payment();
    vm.mount();
    expect(ports.reported).toEqual(['site 100', 'unauthorized 100 1']);
    expect(vm.screen.kind).toBe('content');
  });

  it('ER-01 a first load that times out is the timeout page, and its restart loads again', () => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => failing({ kind: 'timeout' });
    const vm = ports.payment();
    vm.mount();
    expect(vm.screen).toEqual({ kind: 'error', failure: { kind: 'timeout' } });
    ports.payments.onOpen = () => of(storePage());
    vm.open();
    expect(vm.screen.kind).toBe('content');
    expect(vm.page?.order.id).toBe('order1');
  });

  it('ER-02 an opening that is sent elsewhere posts its description there; an unsafe address is the general error', () => {
    const ports = new FakePorts();
    const elsewhere = (redirectUrl: string) =>
      failing({ kind: 'redirected', redirectUrl, error: { description: 'Kapalı' } });
    ports.payments.onOpen = () => elsewhere('https://store.example/fail');
    const vm = ports.payment();
    vm.mount();
    expect(ports.host.calls).toEqual(['postFailure https://store.example/fail Kapalı']);
    expect(vm.screen).toMatchObject({ kind: 'error', failure: { kind: 'redirected' } });

    ports.payments.onOpen = () => elsewhere('javascript:alert(1)');
    vm.open();
    expect(vm.screen).toMatchObject({ kind: 'error', failure: { kind: 'refused', error: {} } });
  });

  it('PY-07 a payment that is already under way waits, asks again, and opens when it did not happen', () => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => failing({ kind: 'underWay' });
    ports.payments.onStatus = () => failing({ kind: 'underWay' });
    const vm = ports.payment();
    vm.mount();
    expect(vm.screen.kind).toBe('waiting');
    jest.advanceTimersByTime(3000);
    expect(ports.payments.calls.filter((call) => call === 'status token1')).toHaveLength(1);
    expect(vm.screen.kind).toBe('waiting');

    ports.payments.onStatus = () => failing(refused({ code: 'unpaid' }));
    ports.payments.onOpen = () => of(storePage());
    jest.advanceTimersByTime(3000);
    expect(vm.screen.kind).toBe('content');
    expect(vm.page?.order.id).toBe('order1');
  });

  it('PY-07 RL-01 a payment that is already paid shows the success screen', () => {
    const ports = new FakePorts();
    ports.payments.onOpen = () => failing({ kind: 'alreadyPaid', receipt });
    const vm = ports.payment();
    vm.mount();
    expect(vm.screen).toEqual({ kind: 'success', receipt });
  });
});

describe('paying', () => {
  it('CN-16 can be sent a second after the form became valid, and not at all once it is not', () => {
    const vm = new FakePorts().payment();
    vm.mount();
    typeCard(vm.form);
    jest.advanceTimersByTime(999);
    expect(vm.session!.cardPayment.canPay).toBe(false);
    jest.advanceTimersByTime(1);
    expect(vm.session!.cardPayment.canPay).toBe(true);
    vm.form.enter('cvv', '00');
    expect(vm.session!.cardPayment.canPay).toBe(false);
    vm.form.enter('cvv', '000');
    expect(vm.session!.cardPayment.canPay).toBe(false);
    jest.advanceTimersByTime(1000);
    expect(vm.session!.cardPayment.canPay).toBe(true);
  });

  it('PY-05 ten calls send one payment, with what was typed and chosen', () => {
    const ports = new FakePorts();
    const vm = readyToPay(ports);
    for (let call = 0; call < 10; call += 1) vm.session!.cardPayment.pay();
    jest.advanceTimersByTime(10_000);
    expect(vm.outcome.sending).toBe(true);
    expect(ports.payments.calls).toEqual(['open token1', 'payable ayse@example.com', 'pay']);
    expect(ports.payments.orders).toEqual([
      {
        access: storePage().access,
        form: {},
        language: 'tr',
        source: {
          kind: 'new',
          card: { number: '4355084355084358', owner: 'AYŞE YILMAZ', month: '12', year: '30', cvv: '000' },
        },
        paymentType: 'card',
        brand: 'bonus',
        with3d: true,
        storeCard: false,
        installmentCount: 0,
        points: undefined,
        referrer: 'https://store.example/',
      },
    ]);
  });

  it('PY-02 a challenge is handed over: the form forgets the card and stays locked, under its overlay', () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => of<PaymentAnswer>({ kind: 'challenge', html: '<form>' });
    const vm = readyToPay(ports);
    vm.session!.cardPayment.pay();
    expect(ports.host.calls).toContain('openChallenge <form>');
    expect(vm.form.number).toBe('');
    expect(vm.form.cvv).toBe('');
    expect(vm.form.expiry).toBe('');
    expect(vm.form.owner).toBe('');
    expect(vm.screen.kind).toBe('content');
    expect(vm.outcome.sending).toBe(true);
    expect(vm.session!.cardPayment.canPay).toBe(false);
    typeCard(vm.form);
    jest.advanceTimersByTime(5000);
    vm.session!.cardPayment.pay();
    expect(ports.payments.orders).toHaveLength(1);
  });

  it('PY-02 back from the bank by the browser’s cache the payment is opened anew, and can be paid', () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => of<PaymentAnswer>({ kind: 'challenge', html: '<form>' });
    const vm = readyToPay(ports);
    vm.session!.cardPayment.pay();
    ports.clock.wakes.next();
    expect(ports.payments.calls.filter((call) => call === 'open token1')).toHaveLength(2);
    expect(vm.outcome.sending).toBe(false);
    expect(vm.form.number).toBe('');
    expect(vm.errors).toEqual([]);
    typeCard(vm.form);
    jest.advanceTimersByTime(1000);
    vm.session!.cardPayment.pay();
    expect(ports.payments.orders).toHaveLength(2);
  });

  it('PY-02 PY-04 a document that cannot be handed over is Payment Error', () => {
    const ports = new FakePorts();
    ports.host.opens = false;
    ports.payments.onPay = () => of<PaymentAnswer>({ kind: 'challenge', html: 'x' });
    const vm = readyToPay(ports);
    vm.session!.cardPayment.pay();
    expect(vm.errors).toEqual(['Ödeme hatası']);
    expect(vm.outcome.sending).toBe(false);
  });

  it('PY-03 any other success is the success screen: merchant_ok_url, the merchant, the order, and no card left', () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => of<PaymentAnswer>({ kind: 'completed', merchantName: 'Kitapçı A.Ş.' });
    const vm = readyToPay(ports);
    vm.session!.cardPayment.pay();
    expect(vm.screen).toEqual({
      kind: 'success',
      receipt: { redirectUrl: 'https://store.example/ok', merchantName: 'Kitapçı A.Ş.', merchantOid: 'order1' },
    });
    expect(vm.outcome.sending).toBe(false);
    expect(vm.form.number).toBe('');
    expect(vm.form.cvv).toBe('');
  });

  it('PY-04 a failure says why and gives the form back with what was typed, but the security code', () => {
    const ports = new FakePorts();
    const answer = new Subject<PaymentAnswer>();
    ports.payments.onPay = () => answer;
    const vm = readyToPay(ports);
    vm.session!.cardTab.choice.toggleStoreCard(true);
    vm.session!.cardTab.choice.answerStoreCard(true);
    vm.session!.cardPayment.pay();
    ports.payments.onPay = () => failing(refused({ description: 'Limit yetersiz', code: 'declined', group: '51' }));
    answer.error(undefined);
    // Anything but an answer leaves the outcome open, so this first one is asked about.
    jest.advanceTimersByTime(1000);
    expect(vm.errors).toEqual(['Üzgünüz, ödemeniz alınamadı. Lütfen biraz sonra yeniden deneyin.']);

    vm.form.enter('cvv', '000');
    jest.advanceTimersByTime(1000);
    vm.session!.cardPayment.pay();
    expect(vm.errors).toEqual(['Limit yetersiz']);
    expect(vm.outcome.errorFocus.count).toBe(2);
    expect(vm.outcome.sending).toBe(false);
    const { number, expiry, owner, cvv } = vm.form;
    expect({ number, expiry, owner, cvv }).toEqual({
      number: '4355084355084358',
      expiry: '12/30',
      owner: 'AYŞE YILMAZ',
      cvv: '',
    });
    expect(vm.form.shownProblem('cvv')).toBeUndefined();
    expect(vm.session!.cardTab.choice.storeCard).toBe(true);
    // The form can be sent again at once, and asks for the code instead of going without it.
    expect(vm.session!.cardPayment.canPay).toBe(false);
    expect(vm.session!.cardPayment.asksForCode).toBe(true);
    const posts = ports.payments.orders.length;
    vm.session!.cardPayment.pay();
    expect(vm.form.shownProblem('cvv')).toEqual({ key: 'validation.required' });
    expect(vm.outcome.sending).toBe(false);
    expect(ports.payments.orders.length).toEqual(posts);
    vm.form.enter('cvv', '001');
    jest.advanceTimersByTime(1000);
    expect(vm.session!.cardPayment.canPay).toBe(true);
  });

  it('PY-04 ER-03 a failure without words is Payment Error, in the language of the page', () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => failing(refused({}));
    const vm = readyToPay(ports);
    vm.session!.cardPayment.pay();
    expect(vm.errors).toEqual(['Ödeme hatası']);
    void ports.texts.choose('en');
    expect(vm.errors).toEqual(['Payment error']);
  });

  it('PY-01 a check that fails sends no payment', () => {
    const ports = new FakePorts();
    ports.payments.onPayable = () => failing(refused({ description: 'Bu sipariş ödenemez' }));
    const vm = readyToPay(ports);
    vm.session!.cardPayment.pay();
    expect(ports.payments.orders).toEqual([]);
    expect(vm.errors).toEqual(['Bu sipariş ödenemez']);
  });

  it('PY-06 no answer, and nobody who knows: the neutral screen with Pay locked, and Check again until it is known', () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => failing({ kind: 'noAnswer' });
    ports.payments.onStatus = () => failing({ kind: 'noAnswer' });
    const vm = readyToPay(ports);
    vm.session!.cardPayment.pay();
    ports.payments.onPayable = () => failing({ kind: 'noAnswer' });
    expect(vm.outcome.sending).toBe(true);
    jest.advanceTimersByTime(60_000);
    expect(vm.screen.kind).toBe('unknown');
    expect(vm.outcome.sending).toBe(false);

    jest.advanceTimersByTime(2000);
    expect(vm.session!.cardPayment.canPay).toBe(false);
    vm.session!.cardPayment.pay();
    expect(ports.payments.orders).toHaveLength(1);

    const status = new Subject<typeof receipt>();
    ports.payments.onStatus = () => status;
    const before = ports.payments.calls.length;
    vm.checkAgain();
    vm.checkAgain();
    expect(vm.outcome.checking).toBe(true);
    expect(ports.payments.calls.slice(before)).toEqual(['status token1']);
    status.error(undefined);
    expect(vm.outcome.checking).toBe(false);
    expect(vm.screen.kind).toBe('unknown');

    ports.payments.onStatus = () => of(receipt);
    vm.checkAgain();
    expect(vm.screen).toEqual({ kind: 'success', receipt });
    expect(ports.payments.orders).toHaveLength(1);
    expect(vm.form.number).toBe('');
  });

  it('PY-06 a payment that turns out not to be made gives the form back without the security code', () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => failing({ kind: 'timeout' });
    const vm = readyToPay(ports);
    vm.session!.cardPayment.pay();
    jest.advanceTimersByTime(1000);
    expect(vm.screen.kind).toBe('content');
    expect(vm.form.number).toBe('4355084355084358');
    expect(vm.form.cvv).toBe('');
  });

  it('PY-07 code paid is success; code pending waits, asks again, and shows what came of it', () => {
    const ports = new FakePorts();
    ports.payments.onPayable = () => failing({ kind: 'underWay' });
    const vm = readyToPay(ports);
    vm.session!.cardPayment.pay();
    expect(vm.screen.kind).toBe('waiting');
    expect(vm.outcome.sending).toBe(false);
    expect(ports.payments.orders).toEqual([]);
    jest.advanceTimersByTime(3000);
    expect(vm.screen.kind).toBe('waiting');
    expect(vm.session!.cardPayment.canPay).toBe(false);
    ports.payments.onStatus = () => of(receipt);
    jest.advanceTimersByTime(3000);
    expect(vm.screen).toEqual({ kind: 'success', receipt });

    const other = new FakePorts();
    other.payments.onPayable = () => failing({ kind: 'alreadyPaid', receipt });
    const paidVm = readyToPay(other);
    paidVm.session!.cardPayment.pay();
    expect(paidVm.screen).toEqual({ kind: 'success', receipt });
  });

  it('PY-07 a waiting screen asks at once when the machine wakes', () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => failing({ kind: 'underWay' });
    const vm = readyToPay(ports);
    vm.session!.cardPayment.pay();
    ports.payments.onStatus = () => of(receipt);
    ports.clock.wakes.next();
    expect(vm.screen.kind).toBe('success');
  });

  it('ER-02 a payment that is sent elsewhere leaves, and the error screen keeps the address', () => {
    const ports = new FakePorts();
    ports.payments.onPay = () =>
      failing({ kind: 'redirected', redirectUrl: 'https://store.example/fail', error: { description: 'Ret' } });
    const vm = readyToPay(ports);
    vm.session!.cardPayment.pay();
    expect(ports.host.calls).toContain('postFailure https://store.example/fail Ret');
    expect(vm.screen).toMatchObject({ kind: 'error', failure: { redirectUrl: 'https://store.example/fail' } });
  });
});

describe('the button', () => {
  it('PP-10 PP-11 with the finance-info flag set, pressing opens the dialog and sends nothing', () => {
    const merchant = { ...storePage().merchant, id: '582672' };
    const ports = new FakePorts(storePage({ warnings: ['financeInfo'], merchant }));
    const vm = readyToPay(ports);
    expect(vm.session!.financeInfoPending).toBe(true);
    vm.session!.cardPayment.pay();
    expect(vm.session!.cardTab.message).toBe('financeInfo');
    expect(vm.outcome.sending).toBe(false);
    expect(ports.payments.orders).toEqual([]);
  });

  it('PP-03 SP-01 the flag is not set for a merchant that may not have it', () => {
    const ports = new FakePorts(storePage({ warnings: ['financeInfo'] }));
    const vm = readyToPay(ports);
    vm.session!.cardPayment.pay();
    expect(ports.payments.orders).toHaveLength(1);
  });
});

describe('tabs', () => {
  const option = { code: 'juzdan', name: 'Juzdan', icon: '' };

  it('TB-01 TB-02 three tabs in their order; each beside the card is active when it has something', () => {
    const vm = new FakePorts().payment();
    expect(vm.tabs.all.map(({ active }) => active)).toEqual([true, false, false]);
    const full = new FakePorts(storePage({ options: [option], bankLoans: [option] })).payment();
    full.mount();
    expect(full.tabs.all).toEqual([
      { id: 'card', position: 1, active: true },
      { id: 'bankLoans', position: 2, active: true },
      { id: 'otherPayments', position: 3, active: true },
    ]);
    full.tabs.choose('otherPayments');
    expect(full.tabs.chosen).toBe('otherPayments');
  });

  it('TB-02 TB-03 choosing an inactive tab, or any while input is blocked, is ignored', () => {
    const empty = new FakePorts().payment();
    empty.mount();
    empty.tabs.choose('bankLoans');
    expect(empty.tabs.chosen).toBe('card');
    const blocked = new FakePorts(storePage({ testMode: true, options: [option] })).payment();
    blocked.mount();
    blocked.tabs.choose('otherPayments');
    expect(blocked.tabs.chosen).toBe('card');
  });
});

describe('test mode', () => {
  it('PP-14 prefills the sample card, asks no look-up, and can be sent', () => {
    const ports = new FakePorts(storePage({ testMode: true, non3d: true }));
    const vm = ports.payment({ blocked: true });
    vm.mount();
    expect(vm.blocked).toBe(true);
    expect(vm.form.text('number')).toBe('4355 0843 5508 4358');
    expect(vm.form.owner).toBe('TEST KULLANICI');
    jest.advanceTimersByTime(1000);
    vm.session!.cardPayment.pay();
    expect(ports.cards.bins).toEqual([]);
    expect(ports.payments.orders[0]).toMatchObject({ with3d: true, storeCard: false });
  });
});

describe('expiry', () => {
  it('EX-01 a minute before the end a warning is given, at the end the expired screen, and the parent is told', () => {
    const ports = new FakePorts();
    const vm = ports.payment();
    vm.mount();
    typeCard(vm.form);
    jest.advanceTimersByTime(29 * 60_000 - 1);
    expect(vm.session!.expiryWarning).toBeUndefined();
    jest.advanceTimersByTime(1);
    expect(vm.session!.expiryWarning).toBe('Ödeme süreniz 60 saniye içinde dolacak.');
    expect(vm.screen.kind).toBe('content');
    jest.advanceTimersByTime(60_000);
    expect(vm.screen.kind).toBe('expired');
    expect(vm.session!.expiryWarning).toBeUndefined();
    expect(ports.host.calls.filter((call) => call === 'expired')).toHaveLength(1);
    expect(vm.form.number).toBe('');
    expect(vm.form.cvv).toBe('');
    expect(vm.session!.cardPayment.canPay).toBe(false);
  });

  it('EX-01 a submission under way is not cut off: it ends as it ends', () => {
    const ports = new FakePorts();
    const answer = new Subject<PaymentAnswer>();
    ports.payments.onPay = () => answer;
    const vm = readyToPay(ports);
    vm.session!.cardPayment.pay();
    jest.advanceTimersByTime(31 * 60_000);
    expect(vm.screen.kind).toBe('content');
    expect(vm.outcome.sending).toBe(true);
    expect(ports.host.calls).not.toContain('expired');
    answer.next({ kind: 'completed', merchantName: 'Kitapçı' });
    expect(vm.screen.kind).toBe('success');
    expect(ports.host.calls).not.toContain('expired');
  });

  it('EX-01 a submission that fails after the end shows the expired screen, wipes the card and tells the parent', () => {
    const ports = new FakePorts();
    const answer = new Subject<PaymentAnswer>();
    ports.payments.onPay = () => answer;
    const vm = readyToPay(ports);
    vm.session!.cardPayment.pay();
    jest.advanceTimersByTime(31 * 60_000);
    ports.payments.onStatus = () => failing(refused({ code: 'expired' }, 410));
    answer.error(undefined);
    jest.advanceTimersByTime(1000);
    expect(vm.screen.kind).toBe('expired');
    expect(vm.form.number).toBe('');
    expect(vm.form.cvv).toBe('');
    expect(ports.host.calls.filter((call) => call === 'expired')).toHaveLength(1);
  });

  it('EX-03 the server has the last word: a payment it refuses as expired, and a page it opens as expired', () => {
    const ports = new FakePorts();
    ports.payments.onPayable = () => failing(refused({ code: 'expired' }, 410));
    const vm = readyToPay(ports);
    vm.session!.cardPayment.pay();
    expect(vm.screen.kind).toBe('expired');
    expect(ports.host.calls.filter((call) => call === 'expired')).toHaveLength(1);

    const late = new FakePorts();
    late.payments.onOpen = () => failing(refused({ code: 'expired' }, 410));
    const lateVm = late.payment();
    lateVm.mount();
    expect(lateVm.screen.kind).toBe('expired');
    expect(late.host.calls).toEqual(['expired']);
  });

  it('EX-03 a page that is opened anew gets the time the server gives it', () => {
    const ports = new FakePorts();
    ports.payments.onPay = () => of<PaymentAnswer>({ kind: 'challenge', html: '<form>' });
    const vm = readyToPay(ports);
    vm.session!.cardPayment.pay();
    // At the bank, in a page that sleeps in the browser's cache.
    jest.advanceTimersByTime(40 * 60_000);
    expect(vm.screen.kind).toBe('content');
    ports.clock.wakes.next();
    expect(vm.screen.kind).toBe('content');
    expect(vm.session!.expiryWarning).toBeUndefined();
    jest.advanceTimersByTime(30 * 60_000);
    expect(vm.screen.kind).toBe('expired');
  });

  it('PP-03 the provider’s errors stand above the form until this payment has one of its own', () => {
    const ports = new FakePorts(storePage({ errors: ['Son denemeniz onaylanmadı'], warnings: ['liveMode2', 'x'] }));
    ports.payments.onPay = () => failing(refused({ description: 'Ret' }));
    const vm = readyToPay(ports);
    expect(vm.errors).toEqual(['Son denemeniz onaylanmadı']);
    expect(vm.session!.banner).toBe('liveMode2');
    vm.session!.cardPayment.pay();
    expect(vm.errors).toEqual(['Ret']);
  });
});

describe('the look-up', () => {
  it('CN-18 is sent for the first 8 digits, only when they change, and its last result is reused', () => {
    const ports = new FakePorts();
    const vm = ports.payment();
    vm.mount();
    const { form } = vm;
    form.enter('number', '4355084');
    expect(ports.cards.bins).toEqual([]);
    form.enter('number', '43550843');
    form.enter('number', '4355084355084358');
    form.enter('number', '4355');
    expect(vm.session!.cardTab.newCard.details).toBeUndefined();
    form.enter('number', '43550843');
    expect(ports.cards.bins).toEqual(['43550843']);
    expect(vm.session!.cardTab.newCard.details?.bank).toBe('Garanti');
    form.enter('number', '51067899');
    expect(ports.cards.bins).toEqual(['43550843', '51067899']);
  });

  it('CN-18 a look-up that fails or hangs never blocks the payment; the brand goes out empty', () => {
    for (const answer of [() => failing({ kind: 'noAnswer' }), () => NEVER]) {
      const ports = new FakePorts();
      ports.cards.onLookUp = answer;
      const vm = readyToPay(ports);
      vm.session!.cardPayment.pay();
      expect(ports.payments.orders[0]?.brand).toBe('');
    }
  });

  it('CN-19 a prepaid card pays with the name it gives itself', () => {
    const ports = new FakePorts();
    ports.cards.onLookUp = () => of({ brand: '', type: 'prepaid', business: false, bank: '', scheme: 'visa' });
    const vm = ports.payment();
    vm.mount();
    typeCard(vm.form, { owner: '' });
    jest.advanceTimersByTime(1000);
    vm.session!.cardPayment.pay();
    expect(ports.payments.orders[0]?.source).toMatchObject({ card: { owner: 'ÖN ÖDEMELİ KART' } });
  });
});
