import { FakePorts } from '../fake-ports.js';
import { anyPlans, openedPayment } from '../mounted-payment.js';
import { savedCards, storePage } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';

atTestTime();

describe('the tabs of a payment', () => {
  const option = { code: 'juzdan', name: 'Juzdan', icon: '' };

  it('TB-01 TB-02 three tabs in their order; each beside the card is active when it has something', () => {
    const vm = new FakePorts().payment();
    expect(vm.tabs.all.map(({ active }) => active)).toEqual([true, false, false]);
    const full = new FakePorts(storePage({ options: [option], bankLoans: [option] })).payment();
    full.start();
    expect(full.tabs.all).toEqual([
      { id: 'card', position: 1, active: true },
      { id: 'bankLoans', position: 2, active: true },
      { id: 'otherPayments', position: 3, active: true },
    ]);
    full.tabs.choose('otherPayments');
    expect(full.tabs.chosen).toBe('otherPayments');
  });

  it('OP-03 TB-07 PP-19 off the card tab there are no installments, whatever is chosen there', () => {
    const { vm } = openedPayment({ installments: anyPlans, savedCards: savedCards(1), options: [option] });
    vm.session!.cardTab.installments.choose(6);
    expect(vm.session!.sum.installment?.count).toBe(6);
    vm.tabs.choose('otherPayments');
    expect(vm.session!.sum).toEqual({ due: { charged: vm.page!.order.amount, byPoints: 0 }, installment: undefined });
    vm.tabs.choose('card');
    expect(vm.session!.sum.installment?.count).toBe(6);
  });

  it('TB-02 TB-03 choosing an inactive tab, or any while input is blocked, is ignored', () => {
    const empty = new FakePorts().payment();
    empty.start();
    empty.tabs.choose('bankLoans');
    expect(empty.tabs.chosen).toBe('card');
    const blocked = new FakePorts(storePage({ testMode: true, options: [option] })).payment();
    blocked.start();
    blocked.tabs.choose('otherPayments');
    expect(blocked.tabs.chosen).toBe('card');
  });
});
