import type { Observable } from 'rxjs';
import type { CardLookUp } from '../../../src/application/card/identify-card.js';
import { fetchInstallments } from '../../../src/application/installments/fetch-installments.js';
import type { InstallmentPlan } from '../../../src/domain/installments/installment-plan.js';
import { FakeCards } from '../../ports/fake-cards.js';
import { inVirtualTime, page } from '../payment-samples.js';

const plan: InstallmentPlan = {
  brand: 'bonus',
  options: [{ count: 3, monthly: 42_000, total: 126_000, pft: false }],
  pftCounts: [],
};
const offering = { ...page, installments: new Map([['bonus', plan]]) };

type Plans = ReadonlyMap<string, InstallmentPlan>;
const fetched: Plans = new Map([['bonus', { ...plan, options: [] }]]);
const none: Plans = new Map();

const card = (bin: string, business: boolean): CardLookUp => ({
  bin,
  details: { brand: 'bonus', type: 'credit', business, bank: '', scheme: 'visa' },
});
const found = {
  b: card('11111111', true),
  c: card('22222222', true),
  p: card('33333333', false),
  x: { bin: '44444444', details: undefined },
  n: undefined,
};
const answers = { f: fetched };
const plans = { ...answers, u: undefined, o: none };

function cardsThatAnswer(answer: () => Observable<Plans>): FakeCards {
  const cards = new FakeCards();
  cards.onInstallments = answer;
  return cards;
}

describe('fetching installments', () => {
  it('IN-06 asks for a business card by its BIN and the amount; until the answer the card has none', () => {
    inVirtualTime(({ cold, expectObservable, flush }) => {
      const cards = cardsThatAnswer(() => cold('---(f|)', answers));
      expectObservable(fetchInstallments(cards)(offering)(cold('-b', found)), '^------!').toBe('-o--f', plans);
      flush();
      expect(cards.accesses).toEqual([page.access]);
      expect(cards.fetched).toEqual([{ bin: '11111111', amount: 123450, shortId: '' }]);
    });
  });

  it('IN-06 asks for nothing else: a personal card, a failed look-up, a deleted number', () => {
    inVirtualTime(({ cold, expectObservable, flush }) => {
      const cards = cardsThatAnswer(() => cold('f', answers));
      expectObservable(fetchInstallments(cards)(offering)(cold('p-x-n|', found))).toBe('u-u-u|', plans);
      flush();
      expect(cards.fetched).toEqual([]);
    });
  });

  it.each([
    ['another currency', { ...offering, order: { ...page.order, currency: 'EUR' as const } }],
    ['installments off', { ...offering, noInstallment: true }],
    ['a page without any', page],
  ])('IN-06 IN-07 PP-12 asks nothing with %s', (_, without) => {
    inVirtualTime(({ cold, expectObservable, flush }) => {
      const cards = cardsThatAnswer(() => cold('f', answers));
      expectObservable(fetchInstallments(cards)(without)(cold('b|', found))).toBe('u|', plans);
      flush();
      expect(cards.fetched).toEqual([]);
    });
  });

  it('IN-06 a link payment names its link', () => {
    inVirtualTime(({ cold, flush, expectObservable }) => {
      const cards = cardsThatAnswer(() => cold('(f|)', answers));
      const link = {
        shortId: 's1',
        linkType: '',
        productName: '',
        productImage: '',
        productPrice: 0,
        productCount: 1,
        merchantLogo: '',
      };
      expectObservable(fetchInstallments(cards)({ ...offering, link })(cold('b|', found)));
      flush();
      expect(cards.fetched[0]?.shortId).toBe('s1');
    });
  });

  it("IN-06 IN-10 another card abandons the question: a late answer is never the next card's", () => {
    inVirtualTime(({ cold, expectObservable, expectSubscriptions }) => {
      const slow = cold('-----(f|)', answers);
      const cards = cardsThatAnswer(() => slow);
      expectObservable(fetchInstallments(cards)(offering)(cold('b--p--c', found)), '^------------!').toBe(
        'o--u--o----f',
        plans,
      );
      expectSubscriptions(slow.subscriptions).toBe(['^--!', '------^----!']);
    });
  });

  it('IN-06 a failure, or an exception, is no options, and the next card is asked about all the same', () => {
    inVirtualTime(({ cold, expectObservable, flush }) => {
      let count = 0;
      const cards = cardsThatAnswer(() => {
        count += 1;
        if (count === 1) return cold('-#');
        throw new Error('boom');
      });
      expectObservable(fetchInstallments(cards)(offering)(cold('b--c---|', found))).toBe('oo-(oo)|', plans);
      flush();
      expect(cards.fetched).toHaveLength(2);
    });
  });
});
