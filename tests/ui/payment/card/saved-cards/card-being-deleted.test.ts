import { jest } from '@jest/globals';
import { Subject } from 'rxjs';
import { failing } from '../../../../ports/failures.js';
import { FakePorts } from '../../fake-ports.js';
import { savedCards, storePage, typeCard } from '../../payment-samples.js';
import { atTestTime } from '../../test-time.js';

atTestTime();

/** A payment with the saved cards A and B, whose codes are asked for; the deletion of A, which is chosen, is on its way. */
function deletingChosenCard() {
  const ports = new FakePorts(storePage({ savedCards: savedCards(2, { requiresCvv: true }) }));
  const deleted = new Subject<void>();
  ports.cards.onRemove = () => deleted;
  const vm = ports.payment();
  vm.start();
  const { cardTab } = vm.session!;
  const { saved } = cardTab;
  saved.setInView(true);
  const startDeletion = () => {
    saved.deletion.ask(saved.cards[0]!);
    saved.deletion.confirm();
  };
  return { ports, deleted, cardTab, saved, startDeletion, vm };
}

describe('while the chosen card is being deleted', () => {
  it('SC-10 no saved card can be paid with, and no dialog asks for a code', () => {
    const { cardTab, saved, startDeletion, ports } = deletingChosenCard();
    startDeletion();
    expect(cardTab.canPay).toBe(false);
    cardTab.pay();
    expect(saved.code.isOpen).toBe(false);
    expect(ports.payments.orders).toEqual([]);
  });

  it('SC-10 a new card can be paid with', () => {
    const { cardTab, startDeletion, ports, vm } = deletingChosenCard();
    vm.session!.cardTab.turnToNewCard();
    typeCard(vm.form);
    // As long as the look-up of its BIN waits.
    jest.advanceTimersByTime(5_000);
    startDeletion();
    expect(cardTab.canPay).toBe(true);
    cardTab.press();
    expect(ports.payments.orders.map(({ source }) => source.kind)).toEqual(['new']);
  });

  it('SC-10 the dialog for its code closes with it, and what was typed there pays with no other card', () => {
    const { cardTab, saved, startDeletion, deleted, ports } = deletingChosenCard();
    cardTab.pay();
    saved.code.enter('123');
    startDeletion();
    cardTab.payWithCode();
    deleted.next();
    expect(saved.code.isOpen).toBe(false);
    expect(saved.code.text).toBe('');
    cardTab.payWithCode();
    expect(ports.payments.orders).toEqual([]);
    expect(saved.chosen?.ctoken).toBe('c2');
  });

  it('SC-10 another card that the shopper turns to can pay', () => {
    const { cardTab, saved, startDeletion, deleted, ports } = deletingChosenCard();
    startDeletion();
    saved.choose(saved.cards[1]!);
    cardTab.pay();
    saved.code.enter('123');
    deleted.next();
    cardTab.payWithCode();
    expect(ports.payments.orders[0]?.source).toMatchObject({ kind: 'saved', card: { ctoken: 'c2' } });
  });

  it('SC-10 SC-05 a card whose deletion failed can pay again', () => {
    const { cardTab, startDeletion, ports } = deletingChosenCard();
    ports.cards.onRemove = () => failing({ kind: 'noAnswer' });
    startDeletion();
    expect(cardTab.canPay).toBe(true);
  });
});
