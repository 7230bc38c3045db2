import { lastValueFrom, type Observable, of, toArray } from 'rxjs';
import { askPoints } from '../../../src/application/card/ask-points.js';
import type { CardSource } from '../../../src/application/ports.js';
import type { CardPoints } from '../../../src/domain/card/card-points.js';
import { currencies } from '../../../src/domain/money/currency.js';
import type { Failure } from '../../../src/domain/payment/failure.js';
import { failing, refused } from '../../ports/failures.js';
import { FakeCards } from '../../ports/fake-cards.js';
import { card, inVirtualTime, page, savedCard } from '../payment-samples.js';

const points: CardPoints = { amount: 2500, brand: 'bonus' };
const typed: CardSource = { kind: 'new', card };
const saved: CardSource = { kind: 'saved', card: savedCard, cvv: '' };

function cardsThatAnswer(answer: () => Observable<CardPoints>): FakeCards {
  const cards = new FakeCards();
  cards.onPoints = answer;
  return cards;
}

const all = (stream: Observable<unknown>) => lastValueFrom(stream.pipe(toArray()));

describe('asking for card points', () => {
  it.each([typed, saved])('CP-01 asks for a $kind card, with the amount of the order and the brand', async (source) => {
    const cards = cardsThatAnswer(() => of(points));
    expect(await all(askPoints(cards)(page, source, 'bonus'))).toEqual([points]);
    expect(cards.accesses).toEqual([page.access]);
    expect(cards.asked).toEqual([{ source, brand: 'bonus', amount: 123450 }]);
  });

  it.each(currencies)(
    'CP-02 in %s: the question is asked in TL only, other currencies have no points',
    async (currency) => {
      const cards = cardsThatAnswer(() => of(points));
      const foreign = { ...page, order: { ...page.order, currency } };
      const emitted = await all(askPoints(cards)(foreign, typed, 'bonus'));
      expect(emitted).toEqual([currency === 'TL' ? points : { amount: 0, brand: 'bonus' }]);
      expect(cards.asked).toHaveLength(currency === 'TL' ? 1 : 0);
    },
  );

  it.each<Failure>([{ kind: 'noAnswer' }, { kind: 'timeout' }, refused({ code: 'ownership' })])(
    'CP-04 a question that ends with %j is that failure as a value',
    async (failure) => {
      const cards = cardsThatAnswer(() => failing(failure));
      expect(await all(askPoints(cards)(page, typed, 'bonus'))).toEqual([failure]);
    },
  );

  it('CP-04 so is whatever is thrown, and a slow answer is dropped when the caller leaves', () => {
    inVirtualTime(({ cold, expectObservable, expectSubscriptions }) => {
      const throwing = cardsThatAnswer(() => {
        throw new Error('boom');
      });
      expectObservable(askPoints(throwing)(page, typed, '')).toBe('(f|)', { f: { kind: 'noAnswer' } });
      const slow = cold<CardPoints>('-----(p|)', { p: points });
      expectObservable(askPoints(cardsThatAnswer(() => slow))(page, typed, ''), '^--!').toBe('---');
      expectSubscriptions(slow.subscriptions).toBe('^--!');
    });
  });
});
