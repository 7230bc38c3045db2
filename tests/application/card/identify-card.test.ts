import type { Observable } from 'rxjs';
import { identifyCard } from '../../../src/application/card/identify-card.js';
import type { CardDetails } from '../../../src/domain/card/bin.js';
import { creditCard as details, FakeCards } from '../../ports/fake-cards.js';
import { inVirtualTime, page } from '../payment-samples.js';

function cardsThatAnswer(answer: (bin: string) => Observable<CardDetails>): FakeCards {
  const cards = new FakeCards();
  cards.onLookUp = answer;
  return cards;
}

const numbers = { a: '4355084', b: '43550843', c: '4355084355084358', d: '54066754', e: '435508' };

describe('identifying the card', () => {
  it('CN-18 asks with the first 8 digits, and not before there are 8', () => {
    inVirtualTime(({ cold, expectObservable, flush }) => {
      const cards = cardsThatAnswer(() => cold('--(d|)', { d: details }));
      const found = identifyCard(cards)(page.access)(cold('a-b-----c', numbers));
      expectObservable(found, '^------------!').toBe('----f', { f: { bin: '43550843', details } });
      flush();
      expect(cards.bins).toEqual(['43550843']);
    });
  });

  it('CN-18 the last result is reused while the first 8 digits stay, even after deleting and retyping', () => {
    inVirtualTime(({ cold, expectObservable, flush }) => {
      const cards = cardsThatAnswer(() => cold('-(d|)', { d: details }));
      const typed = cold('b---c---e---b---c', numbers);
      expectObservable(identifyCard(cards)(page.access)(typed), '^------------------!').toBe('-f', {
        f: { bin: '43550843', details },
      });
      flush();
      expect(cards.bins).toEqual(['43550843']);
    });
  });

  it('CN-18 another card abandons the look-up on its way', () => {
    inVirtualTime(({ cold, expectObservable, expectSubscriptions }) => {
      const slow = cold('-----(d|)', { d: details });
      const cards = cardsThatAnswer(() => slow);
      expectObservable(identifyCard(cards)(page.access)(cold('b--d', numbers)), '^-----------!').toBe('--------f', {
        f: { bin: '54066754', details },
      });
      expectSubscriptions(slow.subscriptions).toBe(['^--!', '---^----!']);
    });
  });

  it('CN-18 a failed look-up is asked again with the next edit, three times in all', () => {
    inVirtualTime(({ cold, hot, expectObservable, flush }) => {
      const cards = cardsThatAnswer(() => cold('-#'));
      const found = identifyCard(cards)(page.access)(cold('b', numbers), hot('--e-e 2s e 2s e 2s e'));
      const none = { bin: '43550843', details: undefined };
      expectObservable(found).toBe('-x 1001ms x 2002ms x', { x: none });
      flush();
      expect(cards.bins).toEqual(['43550843', '43550843', '43550843']);
    });
  });

  it('CN-18 after an answer no edit asks again', () => {
    inVirtualTime(({ cold, hot, expectObservable, flush }) => {
      const answers = [cold<CardDetails>('-#'), cold('-(d|)', { d: details })];
      const cards = cardsThatAnswer(() => answers.shift() ?? cold('#'));
      const found = identifyCard(cards)(page.access)(cold('b', numbers), hot('--e-e 2s e 2s e'));
      expectObservable(found).toBe('-x 1001ms y', {
        x: { bin: '43550843', details: undefined },
        y: { bin: '43550843', details },
      });
      flush();
      expect(cards.bins).toHaveLength(2);
    });
  });

  it('CN-18 a failed look-up gives no details and the next card is asked about all the same', () => {
    inVirtualTime(({ cold, expectObservable }) => {
      const cards = cardsThatAnswer((bin) => {
        if (bin === '43550843') return cold('-#');
        throw new Error('thrown at once');
      });
      expectObservable(identifyCard(cards)(page.access)(cold('b--d|', numbers))).toBe('-x-y|', {
        x: { bin: '43550843', details: undefined },
        y: { bin: '54066754', details: undefined },
      });
    });
  });
});
