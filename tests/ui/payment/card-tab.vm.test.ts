import { jest } from '@jest/globals';
import { NEVER, of, Subject } from 'rxjs';
import type { PaymentAnswer } from '../../../src/application/ports.js';
import type { CardDetails } from '../../../src/domain/card/card-details.js';
import type { CardPoints } from '../../../src/domain/card/card-points.js';
import type { InstallmentPlan } from '../../../src/domain/installments/installment-plan.js';
import type { PaymentPage } from '../../../src/domain/payment/payment-page.js';
import { failing, refused } from '../../ports/failures.js';
import { creditCard } from '../../ports/fake-cards.js';
import { FakePorts } from './fake-ports.js';
import { allCounts, plan, plans, savedCards, storePage, testTime, typeCard } from './payment-samples.js';

beforeEach(() => jest.useFakeTimers({ now: testTime }));
afterEach(() => jest.useRealTimers());

/** A mounted payment and its ports. */
function opened(page: Partial<PaymentPage> = {}, prepare: (ports: FakePorts) => void = () => {}) {
  const ports = new FakePorts(storePage(page));
  prepare(ports);
  const vm = ports.payment();
  vm.mount();
  return { ports, vm, tab: vm.session!.cardTab, lastOrder: () => ports.payments.orders.at(-1) };
}

/** A merchant whose policy sets that column. */
function merchantWith(column: 'financeInfo' | 'blocksDebitInstallments' | 'hidesInstallmentNote') {
  const { merchant } = storePage();
  return { ...merchant, policy: { ...merchant.policy, [column]: true } };
}

const anyPlans = plans(plan(allCounts), plan([1, 3], [], 'axess'));
const looksUp = (different: Partial<CardDetails>) => (ports: FakePorts) => {
  ports.cards.onLookUp = () => of({ ...creditCard, ...different });
};

describe('saved or new', () => {
  it('SC-01 TB-04 TB-07 opens with the saved cards; the new-card form is a turn away, and the card tab brings them back', () => {
    const { vm, tab } = opened({ savedCards: savedCards(2) });
    expect(tab.formChoice).toBe('REGISTEREDCARDS');
    expect(vm.session!.cardPayment.canPay).toBe(true);
    tab.turnToNewCard();
    expect(tab.formChoice).toBe('PAYWITHCARD');
    expect(vm.session!.cardPayment.canPay).toBe(false);
    vm.tabs.choose('card');
    expect(tab.formChoice).toBe('REGISTEREDCARDS');
  });

  it('TB-07 without saved cards there is only the new-card form', () => {
    const { vm, tab } = opened();
    vm.tabs.choose('card');
    expect(tab.formChoice).toBe('PAYWITHCARD');
  });

  it('a number typed before the payment had arrived is not taken away by saved cards', () => {
    const ports = new FakePorts();
    const opening = new Subject<PaymentPage>();
    ports.payments.onOpen = () => opening;
    const vm = ports.payment();
    vm.mount();
    vm.form.enter('number', '4355');
    opening.next(storePage({ savedCards: savedCards(2) }));
    expect(vm.session!.cardTab.formChoice).toBe('PAYWITHCARD');
    expect(vm.form.number).toBe('4355');
  });

  it('SC-06 without require_cvv the payment starts at once: by its token, with the brand of the card and no code', () => {
    const { vm, ports, lastOrder } = opened({ savedCards: savedCards(2, { brand: 'axess' }) });
    vm.session!.cardPayment.pay();
    expect(vm.outcome.sending).toBe(true);
    expect(lastOrder()).toMatchObject({
      source: { kind: 'saved', card: { ctoken: 'c1' }, cvv: '' },
      brand: 'axess',
      storeCard: false,
      installmentCount: 0,
      points: undefined,
      with3d: true,
    });
    expect(ports.payments.calls).toEqual(['open token1', 'payable ayse@example.com', 'pay']);
  });

  it('SC-06 SC-07 with require_cvv the code is asked first; the payment starts with it, once it is right', () => {
    const { vm, tab, ports, lastOrder } = opened({ savedCards: savedCards(1, { requiresCvv: true, scheme: 'amex' }) });
    vm.session!.cardPayment.pay();
    expect(tab.saved.code.isOpen).toBe(true);
    expect(vm.outcome.sending).toBe(false);
    tab.saved.code.enter('123');
    vm.session!.cardPayment.payWithCode();
    expect(tab.saved.code.isOpen).toBe(true);
    expect(ports.payments.orders).toEqual([]);
    tab.saved.code.enter('1234');
    vm.session!.cardPayment.payWithCode();
    vm.session!.cardPayment.payWithCode();
    expect(tab.saved.code.isOpen).toBe(false);
    expect(ports.payments.orders.length).toBe(1);
    expect(lastOrder()?.source).toMatchObject({ kind: 'saved', cvv: '1234' });
  });

  it('PY-04 after a failure the code is gone, and asked again', () => {
    const { vm, tab, ports } = opened({ savedCards: savedCards(1, { requiresCvv: true }) });
    ports.payments.onPay = () => failing(refused({ description: 'Ret' }));
    vm.session!.cardPayment.pay();
    tab.saved.code.enter('123');
    vm.session!.cardPayment.payWithCode();
    expect(vm.errors).toEqual(['Ret']);
    expect(tab.saved.code.text).toBe('');
    expect(tab.saved.code.isOpen).toBe(false);
    vm.session!.cardPayment.pay();
    expect(tab.saved.code.isOpen).toBe(true);
  });

  it('SC-08 PP-11 without a card that can pay, submitting opens the dialog and sends nothing', () => {
    const { vm, ports } = opened({ savedCards: savedCards(1, { month: '01', year: '20' }) });
    vm.session!.cardPayment.pay();
    expect(vm.session!.cardTab.message).toBe('savedCard');
    expect(ports.payments.orders).toEqual([]);
    expect(vm.outcome.sending).toBe(false);
  });

  it('PP-11 a pending finance-info message holds a saved card, too', () => {
    const merchant = merchantWith('financeInfo');
    const { vm, tab, ports } = opened({
      merchant,
      warnings: ['financeInfo'],
      savedCards: savedCards(1, { requiresCvv: true }),
    });
    vm.session!.cardPayment.pay();
    expect(vm.session!.cardTab.message).toBe('financeInfo');
    expect(tab.saved.code.isOpen).toBe(false);
    expect(ports.payments.orders).toEqual([]);
  });

  it('SC-04 removing the selected card clears what was said about its payment', () => {
    const { vm, tab, ports } = opened({ savedCards: savedCards(2), errors: ['Son deneme'] });
    ports.payments.onPay = () => failing(refused({ description: 'Ret' }));
    vm.session!.cardPayment.pay();
    expect(vm.errors).toEqual(['Ret']);
    tab.saved.deletion.ask(tab.saved.cards[1]!);
    tab.saved.deletion.confirm();
    expect(vm.errors).toEqual(['Ret']);
    tab.saved.deletion.ask(tab.saved.cards[0]!);
    tab.saved.deletion.confirm();
    expect(vm.errors).toEqual([]);
  });

  it('SC-04 and a new failure is said again', () => {
    const { vm, tab, ports } = opened({ savedCards: savedCards(2) });
    tab.saved.deletion.ask(tab.saved.cards[0]!);
    tab.saved.deletion.confirm();
    ports.payments.onPay = () => failing(refused({ description: 'Ret' }));
    vm.session!.cardPayment.pay();
    expect(vm.errors).toEqual(['Ret']);
  });

  it('SC-09 removing the last saved card leads to the new-card form', () => {
    const { tab } = opened({ savedCards: savedCards(1) });
    tab.saved.deletion.ask(tab.saved.cards[0]!);
    tab.saved.deletion.confirm();
    expect(tab.formChoice).toBe('PAYWITHCARD');
  });

  it('a card that was to be stored is not, once a saved one pays', () => {
    const { vm, tab, lastOrder } = opened({ savedCards: savedCards(1), non3d: true });
    tab.turnToNewCard();
    vm.session!.cardTab.choice.toggleStoreCard(true);
    vm.session!.cardTab.choice.answerStoreCard(true);
    tab.turnToSavedCards();
    vm.session!.cardPayment.pay();
    expect(lastOrder()).toMatchObject({ storeCard: false, source: { kind: 'saved' } });
  });

  it('TB-06 a page that is opened anew is back on the card tab, the first card, the single payment and the order’s amount', () => {
    const option = { code: 'juzdan', name: 'Juzdan', icon: '' };
    const { vm, tab, ports } = opened(
      { savedCards: savedCards(2), installments: anyPlans, options: [option] },
      (made) => {
        made.cards.onPoints = () => of({ amount: 500, brand: 'bonus' });
        made.payments.onPay = () => of<PaymentAnswer>({ kind: 'challenge', html: '<form>' });
      },
    );
    tab.saved.choose(tab.saved.cards[1]!);
    tab.installments.choose(6);
    tab.points.toggle(true);
    vm.session!.cardPayment.pay();
    expect(vm.tabs.chosen).toBe('card');
    expect(vm.session!.amount).toBe('₺1.294,50');
    vm.tabs.choose('otherPayments');
    expect(vm.tabs.chosen).toBe('otherPayments');
    expect(vm.session!.amount).toBe('₺1.234,50');
    ports.clock.wakes.next();
    expect(vm.tabs.chosen).toBe('card');
    const { saved, installments, points } = vm.session!.cardTab;
    expect(saved.chosen?.ctoken).toBe('c1');
    expect(installments.count).toBe(0);
    expect(points.used).toBeUndefined();
    expect(vm.session!.amount).toBe('₺1.234,50');
  });
});

describe('installments', () => {
  /** A new card of the brand bonus, typed and looked up. */
  const typed = (page: Partial<PaymentPage>, prepare?: (ports: FakePorts) => void) => {
    const all = opened({ installments: anyPlans, ...page }, prepare);
    typeCard(all.vm.form);
    jest.advanceTimersByTime(1000);
    return { ...all, table: all.tab.installments };
  };

  it('IN-01 0 is the single payment and the order’s amount; a count sets the amount to its total, on the bar and in the payment', () => {
    const { vm, table, lastOrder } = typed({});
    expect(table.count).toBe(0);
    expect(vm.session!.amount).toBe('₺1.234,50');
    table.choose(6);
    expect(table.count).toBe(6);
    expect(table.amount).toBe(129450);
    expect(vm.session!.amount).toBe('₺1.294,50');
    vm.session!.cardPayment.pay();
    expect(lastOrder()?.installmentCount).toBe(6);
    table.choose(0);
    expect(vm.session!.amount).toBe('₺1.234,50');
  });

  it('IN-03 collapsed it lists 3, 6, 9 beside the single payment; a toggle shows all and hides again, the chosen one kept', () => {
    const { table } = typed({});
    const counts = () => table.rows.map(({ count }) => count);
    expect(counts()).toEqual([0, 3, 6, 9]);
    expect(table.collapses).toBe(true);
    table.toggleAll();
    expect(counts()).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    table.choose(11);
    table.toggleAll();
    expect(counts()).toEqual([0, 3, 6, 9, 11]);
  });

  it('IN-04 where count 1 is missing the single option is hidden and 2 is selected, charged and sent', () => {
    const { vm, table, lastOrder } = typed({ installments: plans(plan([2, 3, 4])) });
    expect(table.rows.map(({ count }) => count)).toEqual([2, 3]);
    expect(table.count).toBe(2);
    expect(vm.session!.amount).toBe('₺1.254,50');
    vm.session!.cardPayment.pay();
    expect(lastOrder()?.installmentCount).toBe(2);
  });

  it('IN-05 debit cards of the merchant group have none; its credit cards, and debit cards elsewhere, do', () => {
    const merchant = merchantWith('blocksDebitInstallments');
    expect(typed({ merchant }, looksUp({ type: 'debit' })).table.table).toBeUndefined();
    expect(typed({ merchant }).table.table).toBeDefined();
    expect(typed({}, looksUp({ type: 'debit' })).table.table).toBeDefined();
  });

  it('IN-06 options come from the page by the brand of the card; a brand without a plan has none', () => {
    expect(typed({}, looksUp({ brand: 'axess' })).table.rows.map(({ count }) => count)).toEqual([0, 3]);
    const { table, ports } = typed({}, looksUp({ brand: 'world' }));
    expect(table.table).toBeUndefined();
    expect(ports.cards.fetched).toEqual([]);
  });

  it('IN-06 those of a business card are fetched by its BIN; until they come, and when they do not, it pays at once', () => {
    const answer = new Subject<ReadonlyMap<string, InstallmentPlan>>();
    const business = (ports: FakePorts) => {
      looksUp({ business: true })(ports);
      ports.cards.onInstallments = () => answer;
    };
    const { vm, table, ports } = typed({}, business);
    expect(ports.cards.fetched).toEqual(['43550843']);
    expect(table.table).toBeUndefined();
    expect(vm.session!.cardPayment.canPay).toBe(true);
    answer.next(plans(plan([1, 4])));
    expect(table.rows.map(({ count }) => count)).toEqual([0, 4]);

    const failed = typed({}, (made) => {
      looksUp({ business: true })(made);
      made.cards.onInstallments = () => failing({ kind: 'timeout' });
    });
    expect(failed.table.table).toBeUndefined();
    expect(failed.vm.session!.cardPayment.canPay).toBe(true);
  });

  it('IN-06 an answer for a card that is no longer typed is not shown', () => {
    const late = new Subject<ReadonlyMap<string, InstallmentPlan>>();
    const answers = [late, NEVER];
    const { vm, table, ports } = typed({}, (made) => {
      looksUp({ business: true })(made);
      made.cards.onInstallments = () => answers.shift() ?? NEVER;
    });
    vm.form.enter('number', '5528790000000008');
    late.next(anyPlans);
    expect(ports.cards.fetched).toEqual(['43550843', '55287900']);
    expect(table.table).toBeUndefined();
  });

  it('IN-07 PP-12 only for TL, where the page has any and noInstallment is off', () => {
    const usd = { ...storePage().order, currency: 'USD' as const };
    for (const page of [{ order: usd }, { noInstallment: true }, { installments: plans() }]) {
      const { table, vm } = typed(page);
      expect(table.table).toBeUndefined();
      expect(table.showsNote).toBe(false);
      expect(vm.session!.cardPayment.canPay).toBe(true);
    }
    expect(typed({}).table.table).toBeDefined();
  });

  it('IN-08 pft options are marked, and listed first, for a credit card that is typed; not for a debit or a selected saved one', () => {
    const installments = plans(plan(allCounts, [2, 4]));
    const shown = (rows: readonly { count: number; pft: boolean }[]) => rows.map(({ count, pft }) => [count, pft]);
    expect(shown(typed({ installments }).table.rows)).toEqual([
      [0, false],
      [2, true],
      [4, true],
    ]);
    const debit = typed({ installments }, looksUp({ type: 'debit' }));
    const saved = opened({ installments, savedCards: savedCards(1) });
    for (const { rows } of [debit.table, saved.tab.installments]) {
      expect(shown(rows)).toEqual([
        [0, false],
        [3, false],
        [6, false],
        [9, false],
      ]);
    }
  });

  it('IN-09 the note shows when installments exist, unless the merchant is exempt', () => {
    expect(opened({ installments: anyPlans }).tab.installments.showsNote).toBe(true);
    const exempt = opened({ installments: anyPlans, merchant: merchantWith('hidesInstallmentNote') });
    expect(exempt.tab.installments.showsNote).toBe(false);
    expect(opened().tab.installments.showsNote).toBe(false);
  });

  it('IN-10 another card, brand or face resets the choice to the single payment', () => {
    const { vm, tab, table } = typed({ savedCards: savedCards(2) });
    const choose = () => {
      table.choose(6);
      expect(table.count).toBe(6);
      table.toggleAll();
    };
    tab.turnToNewCard();
    choose();
    vm.form.enter('number', '4355084');
    vm.form.enter('number', '4355084355084358');
    expect(table.count).toBe(0);
    expect(table.expanded).toBe(false);
    expect(vm.session!.amount).toBe('₺1.234,50');
    choose();
    tab.turnToSavedCards();
    expect(table.count).toBe(0);
    choose();
    tab.saved.choose(tab.saved.cards[1]!);
    expect(table.count).toBe(0);
    expect(vm.session!.amount).toBe('₺1.234,50');
    choose();
    tab.saved.deletion.ask(tab.saved.cards[1]!);
    tab.saved.deletion.confirm();
    expect(table.count).toBe(0);
  });

  it('IN-10 the later digits, the date and the code of the same card leave the choice alone', () => {
    const { vm, tab } = opened({ installments: anyPlans });
    const table = tab.installments;
    vm.form.enter('number', '43550843');
    table.choose(9);
    typeCard(vm.form);
    expect(table.count).toBe(9);
  });
});

describe('card points', () => {
  const rich = (ports: FakePorts) => {
    ports.cards.onPoints = () => of({ amount: 2500, brand: 'bonus' });
  };

  it('CP-01 of a new card they are asked for with number, owner, month and year, once; the code stays here', () => {
    const { vm, ports } = opened({}, rich);
    const { form } = vm;
    form.enter('number', '4355084355084358');
    form.enter('expiry', '12/30');
    expect(ports.cards.asked).toEqual([]);
    form.enter('owner', 'AYŞE YILMAZ');
    form.enter('owner', 'AYŞE YILMAZER');
    form.enter('cvv', '000');
    expect(ports.cards.asked).toEqual([
      {
        amount: 123450,
        brand: 'bonus',
        source: {
          kind: 'new',
          card: { number: '4355084355084358', owner: 'AYŞE YILMAZ', month: '12', year: '30', cvv: '' },
        },
      },
    ]);
    form.enter('expiry', '11/30');
    expect(ports.cards.asked).toHaveLength(2);
  });

  it('CP-01 of a saved card they are asked for by its tokens, for each card that is chosen', () => {
    const { tab, ports } = opened({ savedCards: savedCards(2) }, rich);
    tab.saved.choose(tab.saved.cards[1]!);
    expect(ports.cards.asked.map(({ source }) => source.kind === 'saved' && source.card.ctoken)).toEqual(['c1', 'c2']);
  });

  it('CP-01 a card without a brand, and one nobody knows, is not asked about', () => {
    for (const prepare of [
      looksUp({ brand: '' }),
      (ports: FakePorts) => {
        ports.cards.onLookUp = () => failing({ kind: 'noAnswer' });
      },
    ]) {
      const { vm, ports } = opened({}, prepare);
      typeCard(vm.form);
      expect(ports.cards.asked).toEqual([]);
    }
  });

  it('CP-02 the box is there when points are not zero, for TL only', () => {
    expect(opened({ savedCards: savedCards(1) }, rich).tab.points.offered).toEqual({ amount: 2500, brand: 'bonus' });
    expect(opened({ savedCards: savedCards(1) }).tab.points.offered).toBeUndefined();
    const order = { ...storePage().order, currency: 'EUR' as const };
    const euros = opened({ savedCards: savedCards(1), order }, rich);
    expect(euros.tab.points.offered).toBeUndefined();
    expect(euros.ports.cards.asked).toEqual([]);
  });

  it('CP-03 S3-04 checked pays with the points and with 3-D; unchecked pays as before', () => {
    const { vm, tab, ports, lastOrder } = opened({ savedCards: savedCards(1), non3d: true }, rich);
    expect(vm.session!.cardTab.choice.with3d).toBe(false);
    tab.points.toggle(true);
    expect(vm.session!.cardTab.choice.with3d).toBe(true);
    expect(vm.session!.cardTab.choice.use3d).toBe(true);
    expect(vm.session!.cardTab.choice.use3dFixed).toBe(true);
    ports.payments.onPay = () => failing(refused({}));
    vm.session!.cardPayment.pay();
    expect(lastOrder()).toMatchObject({ points: { amount: 2500, brand: 'bonus' }, with3d: true });
    tab.points.toggle(false);
    expect(tab.points.used).toBeUndefined();
    expect(vm.session!.cardTab.choice.use3dFixed).toBe(false);
    vm.session!.cardPayment.pay();
    expect(lastOrder()?.points).toBeUndefined();
  });

  it('CP-03 another card starts without points, before its own answer has come', () => {
    const { tab, ports } = opened({ savedCards: savedCards(2) }, rich);
    tab.points.toggle(true);
    ports.cards.onPoints = () => new Subject<CardPoints>();
    tab.saved.choose(tab.saved.cards[1]!);
    expect(tab.points.offered).toBeUndefined();
    expect(tab.points.used).toBeUndefined();
  });

  it('CP-04 a failed call says so and blocks nothing', () => {
    const { vm, tab, lastOrder } = opened({ savedCards: savedCards(1) }, (ports) => {
      ports.cards.onPoints = () => failing({ kind: 'timeout' });
    });
    expect(tab.points.failed).toBe(true);
    expect(tab.points.offered).toBeUndefined();
    expect(vm.session!.cardPayment.canPay).toBe(true);
    vm.session!.cardPayment.pay();
    expect(lastOrder()?.points).toBeUndefined();
  });
});

describe('what the look-up knows', () => {
  it('CN-18 a late answer of a card that is no longer typed changes nothing', () => {
    const answers = new Map([
      ['43550843', new Subject<CardDetails>()],
      ['55287900', new Subject<CardDetails>()],
    ]);
    const { vm, tab } = opened({ installments: anyPlans }, (ports) => {
      ports.cards.onLookUp = (bin) => answers.get(bin) ?? NEVER;
    });
    vm.form.enter('number', '4355084355084358');
    vm.form.enter('number', '5528790000000008');
    answers.get('55287900')?.next({ ...creditCard, brand: 'axess' });
    answers.get('43550843')?.next(creditCard);
    expect(vm.session!.cardTab.newCard.details?.brand).toBe('axess');
    expect(tab.installments.rows.map(({ count }) => count)).toEqual([0, 3]);
  });

  it('CN-19 a prepaid card pays with the name it gives itself, in the language of the page', () => {
    const { vm, lastOrder } = opened({}, looksUp({ type: 'prepaid' }));
    typeCard(vm.form, { owner: '' });
    jest.advanceTimersByTime(1000);
    void vm.texts.choose('en');
    vm.session!.cardPayment.pay();
    expect(lastOrder()?.source).toMatchObject({ card: { owner: 'PREPAID CARD' } });
  });
});

describe('test mode', () => {
  it('PP-14 SC-01 no saved card, no question, the sample card, and it pays through', () => {
    const { vm, tab, ports, lastOrder } = opened({
      testMode: true,
      savedCards: savedCards(2),
      installments: anyPlans,
      non3d: true,
    });
    jest.advanceTimersByTime(1000);
    expect(tab.formChoice).toBe('PAYWITHCARD');
    expect(ports.cards.bins).toEqual([]);
    expect(ports.cards.asked).toEqual([]);
    expect(tab.installments.table).toBeUndefined();
    vm.session!.cardPayment.pay();
    expect(lastOrder()).toMatchObject({
      source: { kind: 'new', card: { number: '4355084355084358', owner: 'TEST KULLANICI', cvv: '000' } },
      storeCard: false,
      with3d: true,
      installmentCount: 0,
    });
  });
});
