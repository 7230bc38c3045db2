import { jest } from '@jest/globals';
import { Subject } from 'rxjs';
import { failing } from '../../../ports/failures.js';
import { FakePorts } from '../fake-ports.js';
import { savedCards, storePage, typeCard } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';

atTestTime();

/** A payment with the saved cards A and B, whose codes are asked for; the deletion of A, which is chosen, is on its way. */
function deletingChosenCard() {
  const ports = new FakePorts(storePage({ savedCards: savedCards(2, { requiresCvv: true }) }));
  const deleted = new Subject<void>();
  ports.cards.onRemove = () => deleted;
  const vm = ports.payment();
  vm.mount();
  const { cardPayment, cardTab } = vm.session!;
  const { saved } = cardTab;
  saved.setInView(true);
  const startDeletion = () => {
    saved.deletion.ask(saved.cards[0]!);
    saved.deletion.confirm();
  };
  return { ports, deleted, cardPayment, saved, startDeletion, vm };
}

describe('while the chosen card is being deleted', () => {
  it('SC-10 nothing can be paid, and no dialog asks for a code', () => {
    const { cardPayment, saved, startDeletion, ports } = deletingChosenCard();
    startDeletion();
    expect(cardPayment.canPay).toBe(false);
    cardPayment.pay();
    expect(saved.code.isOpen).toBe(false);
    expect(ports.payments.orders).toEqual([]);
  });

  it('SC-10 a new card cannot be paid with either, until it is gone', () => {
    const { cardPayment, startDeletion, deleted, ports, vm } = deletingChosenCard();
    vm.session!.cardTab.turnToNewCard();
    typeCard(vm.form);
    // As long as the look-up of its BIN waits.
    jest.advanceTimersByTime(5_000);
    expect(cardPayment.canPay).toBe(true);
    startDeletion();
    expect(cardPayment.canPay).toBe(false);
    cardPayment.press();
    expect(ports.payments.orders).toEqual([]);
    deleted.next();
    expect(cardPayment.canPay).toBe(true);
  });

  it('SC-10 the dialog for its code closes with it, and what was typed there pays with no other card', () => {
    const { cardPayment, saved, startDeletion, deleted, ports } = deletingChosenCard();
    cardPayment.pay();
    saved.code.enter('123');
    startDeletion();
    cardPayment.payWithCode();
    deleted.next();
    expect(saved.code.isOpen).toBe(false);
    expect(saved.code.text).toBe('');
    cardPayment.payWithCode();
    expect(ports.payments.orders).toEqual([]);
    expect(saved.chosen?.ctoken).toBe('c2');
  });

  it('SC-10 another card that the shopper turns to can pay', () => {
    const { cardPayment, saved, startDeletion, deleted, ports } = deletingChosenCard();
    startDeletion();
    saved.choose(saved.cards[1]!);
    cardPayment.pay();
    saved.code.enter('123');
    deleted.next();
    cardPayment.payWithCode();
    expect(ports.payments.orders[0]?.source).toMatchObject({ kind: 'saved', card: { ctoken: 'c2' } });
  });

  it('SC-10 SC-05 a card whose deletion failed can pay again', () => {
    const { cardPayment, startDeletion, ports } = deletingChosenCard();
    ports.cards.onRemove = () => failing({ kind: 'noAnswer' });
    startDeletion();
    expect(cardPayment.canPay).toBe(true);
  });
});
