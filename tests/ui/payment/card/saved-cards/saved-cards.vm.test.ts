import { of, Subject } from 'rxjs';
import type { PaymentPage } from '../../../../../src/domain/payment/payment-page.js';
import { SavedCardRowsVm } from '../../../../../src/ui/payment/card/saved-cards/saved-card-rows.vm.js';
import { SavedCardsVm } from '../../../../../src/ui/payment/card/saved-cards/saved-cards.vm.js';
import { failing, refused } from '../../../../ports/failures.js';
import { FakeCards } from '../../../../ports/fake-cards.js';
import { savedCards, storePage } from '../../payment-samples.js';

function savedOf(page: Partial<PaymentPage>) {
  const cards = new FakeCards();
  const dismissed: string[] = [];
  const vm = new SavedCardsVm(
    storePage(page),
    cards,
    () => ({ year: 2026, month: 6 }),
    () => dismissed.push('dismissed'),
  );
  return { vm, cards, dismissed };
}

const tokens = (vm: SavedCardsVm) => vm.cards.map(({ ctoken }) => ctoken);

describe('which cards there are', () => {
  it('SC-01 they are offered only when not in test mode and store-card is not off', () => {
    const three = { savedCards: savedCards(3) };
    expect(tokens(savedOf(three).vm)).toEqual(['c1', 'c2', 'c3']);
    expect(tokens(savedOf({ ...three, testMode: true }).vm)).toEqual([]);
    expect(tokens(savedOf({ ...three, storeCardOff: true }).vm)).toEqual([]);
  });

  it('SC-02 SC-03 the first one is chosen until another is', () => {
    const { vm } = savedOf({ savedCards: savedCards(3) });
    expect(vm.chosen?.ctoken).toBe('c1');
    vm.openList();
    vm.choose(vm.cards[2]!);
    expect(vm.chosen?.ctoken).toBe('c3');
    expect(vm.listOpen).toBe(false);
  });

  it.each([
    ['05', '26', false],
    ['06', '26', true],
    ['12', '25', false],
  ])('SC-08 a card is good through the last day of its month: %s/%s in June 2026 is %s', (month, year, payable) => {
    const { vm } = savedOf({ savedCards: savedCards(1, { month, year }) });
    expect(vm.payable !== undefined).toBe(payable);
  });
});

describe('a long list', () => {
  it('draws ten rows of a thousand cards, ten more each time its end comes into sight, and all in the end', () => {
    const { vm } = savedOf({ savedCards: savedCards(1000) });
    const rows = new SavedCardRowsVm(vm);
    expect(rows.drawn.length).toBe(10);
    expect(rows.hiddenCount).toBe(990);
    rows.showMore();
    expect(rows.drawn.length).toBe(20);
    expect(rows.hiddenCount).toBe(980);
    for (let more = 0; more < 200; more += 1) rows.showMore();
    expect(rows.drawn.map(({ ctoken }) => ctoken)).toEqual(tokens(vm));
    expect(rows.hiddenCount).toBe(0);
  });

  it('the chosen card is among the rows, wherever it stands in the list', () => {
    const { vm } = savedOf({ savedCards: savedCards(1000) });
    vm.choose(vm.cards[700]!);
    const { drawn } = new SavedCardRowsVm(vm);
    expect(drawn).toHaveLength(10);
    expect(drawn[0]?.ctoken).toBe('c701');
    expect(new Set(drawn).size).toBe(10);
  });
});

describe('deleting', () => {
  it('SC-04 asks first; give up asks the provider nothing', () => {
    const { vm, cards } = savedOf({ savedCards: savedCards(2) });
    vm.deletion.ask(vm.cards[1]!);
    expect(vm.deletion.askedAbout?.ctoken).toBe('c2');
    vm.deletion.giveUp();
    vm.deletion.confirm();
    expect(vm.deletion.askedAbout).toBeUndefined();
    expect(cards.removed).toEqual([]);
    expect(tokens(vm)).toEqual(['c1', 'c2']);
  });

  it('SC-04 delete posts it, keeps the card until the answer, then removes it by its ctoken', () => {
    const { vm, cards, dismissed } = savedOf({ savedCards: savedCards(3) });
    const answer = new Subject<void>();
    cards.onRemove = () => answer;
    vm.deletion.ask(vm.cards[1]!);
    vm.deletion.confirm();
    expect(cards.removed).toEqual(['c2']);
    expect(tokens(vm)).toEqual(['c1', 'c2', 'c3']);
    expect(vm.deletion.isDeleting(vm.cards[1]!)).toBe(true);
    vm.deletion.ask(vm.cards[2]!);
    expect(vm.deletion.askedAbout).toBeUndefined();
    answer.next();
    expect(tokens(vm)).toEqual(['c1', 'c3']);
    expect(vm.chosen?.ctoken).toBe('c1');
    expect(vm.deletion.notice).toBe('deleted');
    expect(dismissed).toEqual([]);
  });

  it('SC-04 when it was the selected one, the selection goes back to the first and the error message clears', () => {
    const { vm, cards, dismissed } = savedOf({ savedCards: savedCards(3) });
    const answer = new Subject<void>();
    cards.onRemove = () => answer;
    vm.choose(vm.cards[2]!);
    vm.deletion.ask(vm.cards[2]!);
    vm.deletion.confirm();
    expect(vm.chosen?.ctoken).toBe('c3');
    expect(dismissed).toEqual([]);
    answer.next();
    expect(tokens(vm)).toEqual(['c1', 'c2']);
    expect(vm.chosen?.ctoken).toBe('c1');
    expect(dismissed).toEqual(['dismissed']);
  });

  it('SC-04 a card that is chosen while another is deleted stays chosen, and the error message stands', () => {
    const { vm, cards, dismissed } = savedOf({ savedCards: savedCards(3) });
    const answer = new Subject<void>();
    cards.onRemove = () => answer;
    vm.deletion.ask(vm.cards[0]!);
    vm.deletion.confirm();
    vm.choose(vm.cards[1]!);
    answer.next();
    expect(tokens(vm)).toEqual(['c2', 'c3']);
    expect(vm.chosen?.ctoken).toBe('c2');
    expect(dismissed).toEqual([]);
  });

  it('SC-05 a failed deletion says so and keeps the card, and its selection', () => {
    const { vm, cards, dismissed } = savedOf({ savedCards: savedCards(2) });
    cards.onRemove = () => failing(refused({}, 500));
    vm.deletion.ask(vm.cards[0]!);
    vm.deletion.confirm();
    expect(tokens(vm)).toEqual(['c1', 'c2']);
    expect(vm.chosen?.ctoken).toBe('c1');
    expect(vm.deletion.notice).toBe('deleteError');
    expect(dismissed).toEqual([]);
    expect(vm.deletion.isDeleting(vm.cards[0]!)).toBe(false);
    cards.onRemove = () => of(undefined);
    vm.deletion.ask(vm.cards[0]!);
    expect(vm.deletion.notice).toBeUndefined();
    vm.deletion.confirm();
    expect(tokens(vm)).toEqual(['c2']);
    expect(vm.deletion.notice).toBe('deleted');
  });

  it('SC-09 with the last card the list closes', () => {
    const { vm } = savedOf({ savedCards: savedCards(1) });
    vm.openList();
    vm.deletion.ask(vm.cards[0]!);
    vm.closeList();
    expect(vm.listOpen).toBe(true);
    vm.deletion.confirm();
    expect(vm.cards).toEqual([]);
    expect(vm.chosen).toBeUndefined();
    expect(vm.listOpen).toBe(false);
  });
});

describe('the security code', () => {
  const cases = [
    ['amex', '', 'validation.required'],
    ['amex', '123', 'validation.cardCvvLength'],
    ['amex', '1234', undefined],
    ['visa', '12', 'validation.cardCvvLength'],
    ['visa', '123', undefined],
    ['is unknown', '123', undefined],
  ] as const;
  it.each(cases)('SC-07 %s: "%s" is %s; digits only', (scheme, code, problem) => {
    const { vm } = savedOf({ savedCards: savedCards(1, { scheme, requiresCvv: true }) });
    vm.code.open();
    vm.code.enter(`a ${code}-`);
    expect(vm.code.text).toBe(code);
    expect(vm.code.shownProblem).toBeUndefined();
    vm.code.submit();
    expect(vm.code.shownProblem?.key).toBe(problem);
    expect(vm.code.isOpen).toBe(problem !== undefined);
  });

  it('is dropped when it is given up, and asked anew', () => {
    const { vm } = savedOf({ savedCards: savedCards(1) });
    vm.code.open();
    vm.code.enter('12');
    vm.code.submit();
    vm.code.forget();
    expect(vm.code.text).toBe('');
    expect(vm.code.isOpen).toBe(false);
    vm.code.open();
    expect(vm.code.text).toBe('');
    expect(vm.code.shownProblem).toBeUndefined();
  });
});
