import { of, Subject } from 'rxjs';
import type { PaymentPage } from '../../../../src/domain/page/payment-page.js';
import { SavedCardsVm } from '../../../../src/ui/payment/saved-cards/saved-cards.vm.js';
import { FakeCards, failing, refused, savedCards, storePage } from '../fake-world.js';

function savedOf(page: Partial<PaymentPage>) {
  const cards = new FakeCards();
  const dismissed: string[] = [];
  const vm = new SavedCardsVm(
    cards,
    () => ({ year: 2026, month: 6 }),
    () => dismissed.push('dismissed'),
  );
  vm.show(storePage(page));
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
    expect([vm.chosen?.ctoken, vm.listOpen]).toEqual(['c3', false]);
  });

  it('SC-08 a card past its month counts as none; one is good through the last day of its month', () => {
    const [card] = savedCards(1);
    for (const [month, year, payable] of [
      ['05', '26', false],
      ['06', '26', true],
      ['12', '25', false],
    ] as const) {
      const { vm } = savedOf({ savedCards: [{ ...card!, month, year }] });
      expect([month, year, vm.payable !== undefined]).toEqual([month, year, payable]);
    }
  });
});

describe('a long list', () => {
  it('draws ten rows of a thousand cards, ten more each time its end comes into sight, and all in the end', () => {
    const { vm } = savedOf({ savedCards: savedCards(1000) });
    vm.openList();
    expect([vm.rows.length, vm.hiddenRows]).toEqual([10, 990]);
    vm.showMoreRows();
    expect([vm.rows.length, vm.hiddenRows]).toEqual([20, 980]);
    for (let more = 0; more < 200; more += 1) vm.showMoreRows();
    expect(vm.rows.map(({ ctoken }) => ctoken)).toEqual(tokens(vm));
    expect(vm.hiddenRows).toBe(0);
    vm.openList();
    expect(vm.rows).toHaveLength(10);
  });

  it('the chosen card is among the rows, wherever it stands in the list', () => {
    const { vm } = savedOf({ savedCards: savedCards(1000) });
    vm.choose(vm.cards[700]!);
    vm.openList();
    expect(vm.rows).toHaveLength(10);
    expect(vm.rows[0]?.ctoken).toBe('c701');
    expect(new Set(vm.rows).size).toBe(10);
  });
});

describe('deleting', () => {
  it('SC-04 asks first; give up asks the provider nothing', () => {
    const { vm, cards } = savedOf({ savedCards: savedCards(2) });
    vm.askDelete(vm.cards[1]!);
    expect(vm.askedToDelete?.ctoken).toBe('c2');
    vm.giveUpDelete();
    vm.confirmDelete();
    expect([vm.askedToDelete, cards.removed, tokens(vm)]).toEqual([undefined, [], ['c1', 'c2']]);
  });

  it('SC-04 delete posts it, keeps the card until the answer, then removes it by its ctoken', () => {
    const { vm, cards, dismissed } = savedOf({ savedCards: savedCards(3) });
    const answer = new Subject<void>();
    cards.onRemove = () => answer;
    vm.askDelete(vm.cards[1]!);
    vm.confirmDelete();
    expect([cards.removed, tokens(vm), vm.isDeleting(vm.cards[1]!)]).toEqual([['c2'], ['c1', 'c2', 'c3'], true]);
    vm.askDelete(vm.cards[2]!);
    expect(vm.askedToDelete).toBeUndefined();
    answer.next();
    expect([tokens(vm), vm.chosen?.ctoken, vm.notice, dismissed]).toEqual([['c1', 'c3'], 'c1', 'deleted', []]);
  });

  it('SC-04 when it was the selected one, the selection goes back to the first and the error message clears', () => {
    const { vm, dismissed } = savedOf({ savedCards: savedCards(3) });
    vm.choose(vm.cards[2]!);
    vm.askDelete(vm.cards[2]!);
    vm.confirmDelete();
    expect([tokens(vm), vm.chosen?.ctoken, dismissed]).toEqual([['c1', 'c2'], 'c1', ['dismissed']]);
  });

  it('SC-05 a failed deletion says so and keeps the card, and its selection', () => {
    const { vm, cards, dismissed } = savedOf({ savedCards: savedCards(2) });
    cards.onRemove = () => failing(refused({}, 500));
    vm.askDelete(vm.cards[0]!);
    vm.confirmDelete();
    expect([tokens(vm), vm.chosen?.ctoken, vm.notice, dismissed]).toEqual([['c1', 'c2'], 'c1', 'deleteError', []]);
    expect(vm.isDeleting(vm.cards[0]!)).toBe(false);
    cards.onRemove = () => of(undefined);
    vm.askDelete(vm.cards[0]!);
    expect(vm.notice).toBeUndefined();
    vm.confirmDelete();
    expect([tokens(vm), vm.notice]).toEqual([['c2'], 'deleted']);
  });

  it('SC-09 with the last card the list closes', () => {
    const { vm } = savedOf({ savedCards: savedCards(1) });
    vm.openList();
    vm.askDelete(vm.cards[0]!);
    vm.closeList();
    expect(vm.listOpen).toBe(true);
    vm.confirmDelete();
    expect([vm.cards, vm.chosen, vm.listOpen]).toEqual([[], undefined, false]);
  });
});

describe('the security code', () => {
  const cases = [
    ['amex', '', 'validation.required'],
    ['amex', '123', 'validation.cardCvvLength'],
    ['amex', '1234', undefined],
    ['visa', '12', 'validation.cardCvvLength'],
    ['visa', '123', undefined],
    ['nobody knows', '123', undefined],
  ] as const;
  it.each(cases)('SC-07 %s: "%s" is %s; digits only', (scheme, code, problem) => {
    const { vm } = savedOf({ savedCards: savedCards(1, { scheme, requiresCvv: true }) });
    vm.askCode();
    vm.enterCode(`a ${code}-`);
    expect(vm.code).toBe(code);
    expect(vm.shownCodeProblem).toBeUndefined();
    expect(vm.acceptsCode()).toBe(problem === undefined);
    expect(vm.shownCodeProblem?.key).toBe(problem);
    expect(vm.asksCode).toBe(problem !== undefined);
  });

  it('is forgotten when it is given up, and asked anew', () => {
    const { vm } = savedOf({ savedCards: savedCards(1) });
    vm.askCode();
    vm.enterCode('12');
    vm.acceptsCode();
    vm.forgetCode();
    expect([vm.code, vm.asksCode]).toEqual(['', false]);
    vm.askCode();
    expect([vm.code, vm.shownCodeProblem]).toEqual(['', undefined]);
  });
});
