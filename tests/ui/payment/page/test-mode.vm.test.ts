import { jest } from '@jest/globals';
import { FakePorts } from '../fake-ports.js';
import { anyPlans, openedPayment } from '../mounted-payment.js';
import { savedCards, storePage } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';

atTestTime();

describe('test mode', () => {
  it('PP-14 prefills the sample card, asks no look-up, and can be sent', () => {
    const ports = new FakePorts(storePage({ testMode: true, non3d: true }));
    const vm = ports.payment({ blocked: true });
    vm.start();
    expect(vm.blocked).toBe(true);
    expect(vm.form.text('number')).toBe('4355 0843 5508 4358');
    expect(vm.form.text('owner')).toBe('TEST KULLANICI');
    jest.advanceTimersByTime(1000);
    vm.session!.cardTab.pay();
    expect(ports.cards.bins).toEqual([]);
    expect(ports.payments.orders[0]).toMatchObject({ with3d: true, storeCard: false });
  });

  it('PP-14 SC-01 no saved card, no question, the sample card, and it pays through', () => {
    const { vm, tab, ports, lastOrder } = openedPayment({
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
    vm.session!.cardTab.pay();
    expect(lastOrder()).toMatchObject({
      source: { kind: 'new', card: { number: '4355084355084358', owner: 'TEST KULLANICI', cvv: '000' } },
      storeCard: false,
      with3d: true,
      installmentCount: 0,
    });
  });
});
