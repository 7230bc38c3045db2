import { of, Subject } from 'rxjs';
import type { PaymentPage } from '../../../../src/domain/payment/payment-page.js';
import { failing, refused } from '../../../ports/failures.js';
import { FakePorts } from '../fake-ports.js';
import { anyPlans, merchantWith, openedPayment } from '../mounted-payment.js';
import { savedCards, storePage } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';

atTestTime();

describe('saved or new', () => {
  it('SC-01 TB-04 TB-07 opens with the saved cards; the new-card form is a turn away, and the card tab brings them back', () => {
    const { vm, tab } = openedPayment({ savedCards: savedCards(2) });
    expect(tab.formChoice).toBe('REGISTEREDCARDS');
    expect(vm.session!.cardTab.canPay).toBe(true);
    tab.turnToNewCard();
    expect(tab.formChoice).toBe('PAYWITHCARD');
    expect(vm.session!.cardTab.canPay).toBe(false);
    vm.tabs.choose('card');
    expect(tab.formChoice).toBe('REGISTEREDCARDS');
  });

  it('TB-07 without saved cards there is only the new-card form', () => {
    const { vm, tab } = openedPayment();
    vm.tabs.choose('card');
    expect(tab.formChoice).toBe('PAYWITHCARD');
  });

  it('a number typed before the payment had arrived is not taken away by saved cards', () => {
    const ports = new FakePorts();
    const opening = new Subject<PaymentPage>();
    ports.payments.onOpen = () => opening;
    const vm = ports.payment();
    vm.start();
    vm.form.enter('number', '4355');
    opening.next(storePage({ savedCards: savedCards(2) }));
    expect(vm.session!.cardTab.formChoice).toBe('PAYWITHCARD');
    expect(vm.form.number).toBe('4355');
  });

  it('SC-10 a saved card that is not on the screen cannot be paid with', () => {
    const { vm, tab, ports } = openedPayment({ savedCards: savedCards(2) });
    tab.saved.setInView(false);
    expect(vm.session!.cardTab.canPay).toBe(false);
    vm.session!.cardTab.pay();
    expect(ports.payments.orders).toEqual([]);
  });

  it('SC-06 without require_cvv the payment starts at once: by its token, with the brand of the card and no code', () => {
    const { vm, ports, lastOrder } = openedPayment({ savedCards: savedCards(2, { brand: 'axess' }) });
    vm.session!.cardTab.pay();
    expect(vm.run.sending).toBe(true);
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
    const { vm, tab, ports, lastOrder } = openedPayment({
      savedCards: savedCards(1, { requiresCvv: true, scheme: 'amex' }),
    });
    vm.session!.cardTab.pay();
    expect(tab.saved.code.isOpen).toBe(true);
    expect(vm.run.sending).toBe(false);
    tab.saved.code.enter('123');
    vm.session!.cardTab.payWithCode();
    expect(tab.saved.code.isOpen).toBe(true);
    expect(ports.payments.orders).toEqual([]);
    tab.saved.code.enter('1234');
    vm.session!.cardTab.payWithCode();
    vm.session!.cardTab.payWithCode();
    expect(tab.saved.code.isOpen).toBe(false);
    expect(ports.payments.orders.length).toBe(1);
    expect(lastOrder()?.source).toMatchObject({ kind: 'saved', cvv: '1234' });
  });

  it('PY-04 after a failure the code is gone, and asked again', () => {
    const { vm, tab, ports } = openedPayment({ savedCards: savedCards(1, { requiresCvv: true }) });
    ports.payments.onPay = () => failing(refused({ description: 'Ret' }));
    vm.session!.cardTab.pay();
    tab.saved.code.enter('123');
    vm.session!.cardTab.payWithCode();
    expect(vm.errors).toEqual(['Ret']);
    expect(tab.saved.code.text).toBe('');
    expect(tab.saved.code.isOpen).toBe(false);
    vm.session!.cardTab.pay();
    expect(tab.saved.code.isOpen).toBe(true);
  });

  it('SC-08 PP-11 without a card that can pay, submitting opens the dialog and sends nothing', () => {
    const { vm, ports } = openedPayment({ savedCards: savedCards(1, { month: '01', year: '20' }) });
    vm.session!.cardTab.pay();
    expect(vm.session!.cardTab.message).toBe('savedCard');
    expect(ports.payments.orders).toEqual([]);
    expect(vm.run.sending).toBe(false);
  });

  it('PP-11 a pending finance-info message holds a saved card, too', () => {
    const merchant = merchantWith('financeInfo');
    const { vm, tab, ports } = openedPayment({
      merchant,
      warnings: ['financeInfo'],
      savedCards: savedCards(1, { requiresCvv: true }),
    });
    vm.session!.cardTab.press();
    expect(vm.session!.cardTab.message).toBe('financeInfo');
    expect(tab.saved.code.isOpen).toBe(false);
    expect(ports.payments.orders).toEqual([]);
  });

  it('SC-04 removing the selected card clears the errors of its payment', () => {
    const { vm, tab, ports } = openedPayment({ savedCards: savedCards(2), errors: ['Son deneme'] });
    ports.payments.onPay = () => failing(refused({ description: 'Ret' }));
    vm.session!.cardTab.pay();
    expect(vm.errors).toEqual(['Ret']);
    tab.saved.deletion.ask(tab.saved.cards[1]!);
    tab.saved.deletion.confirm();
    expect(vm.errors).toEqual(['Ret']);
    tab.saved.deletion.ask(tab.saved.cards[0]!);
    tab.saved.deletion.confirm();
    expect(vm.errors).toEqual([]);
  });

  it('SC-04 a failure after a removal is shown', () => {
    const { vm, tab, ports } = openedPayment({ savedCards: savedCards(2) });
    tab.saved.deletion.ask(tab.saved.cards[0]!);
    tab.saved.deletion.confirm();
    ports.payments.onPay = () => failing(refused({ description: 'Ret' }));
    vm.session!.cardTab.pay();
    expect(vm.errors).toEqual(['Ret']);
  });

  it('SC-09 removing the last saved card leads to the new-card form', () => {
    const { tab } = openedPayment({ savedCards: savedCards(1) });
    tab.saved.deletion.ask(tab.saved.cards[0]!);
    tab.saved.deletion.confirm();
    expect(tab.formChoice).toBe('PAYWITHCARD');
  });

  it('a card that was to be stored is not, once a saved one pays', () => {
    const { vm, tab, lastOrder } = openedPayment({ savedCards: savedCards(1), non3d: true });
    tab.turnToNewCard();
    vm.session!.cardTab.choice.toggleStoreCard(true);
    vm.session!.cardTab.choice.answerStoreCard(true);
    tab.turnToSavedCards();
    vm.session!.cardTab.pay();
    expect(lastOrder()).toMatchObject({ storeCard: false, source: { kind: 'saved' } });
  });

  it('TB-06 a page that is opened anew is back on the card tab, the first card, the single payment and the order’s amount', () => {
    const option = { code: 'juzdan', name: 'Juzdan', icon: '' };
    const { vm, tab, ports } = openedPayment(
      { savedCards: savedCards(2), installments: anyPlans, options: [option] },
      (made) => {
        made.cards.onPoints = () => of({ amount: 500, brand: 'bonus' });
      },
    );
    tab.saved.choose(tab.saved.cards[1]!);
    tab.installments.choose(6);
    tab.points.toggle(true);
    expect(vm.tabs.chosen).toBe('card');
    expect(vm.session!.amount).toBe('₺1.289,50');
    vm.tabs.choose('otherPayments');
    expect(vm.tabs.chosen).toBe('otherPayments');
    expect(vm.session!.amount).toBe('₺1.234,50');
    vm.take({ kind: 'challenge' });
    ports.clock.restored.next();
    expect(vm.tabs.chosen).toBe('card');
    const { saved, installments, points } = vm.session!.cardTab;
    expect(saved.chosen?.ctoken).toBe('c1');
    expect(installments.count).toBe(0);
    expect(points.used).toBeUndefined();
    expect(vm.session!.amount).toBe('₺1.234,50');
  });
});
