import { asyncScheduler, type Observable } from 'rxjs';
import { identifyCard } from '../../../src/application/card/identify-card.js';
import type { Cards } from '../../../src/application/ports.js';
import type { CardDetails } from '../../../src/domain/card/card-details.js';
import { inVirtualTime, page } from '../payment-samples.js';

const details: CardDetails = { brand: 'bonus', type: 'credit', business: false, bank: 'Garanti', scheme: 'visa' };

/** Look-ups that note when they were asked, as `frame:bin`. */
function notingCards(answer: (bin: string) => Observable<CardDetails>) {
  const asked: string[] = [];
  const cards: Pick<Cards, 'lookUp'> = {
    lookUp: (_access, bin) => {
      asked.push(`${asyncScheduler.now()}:${bin}`);
      return answer(bin);
    },
  };
  return { asked, cards };
}

const numbers = { a: '4355084', b: '43550843', c: '4355084355084358', d: '54066754', e: '435508' };

describe('identifying the card', () => {
  it('CN-18 asks with the first 8 digits, and not before there are 8', () => {
    inVirtualTime(({ cold, expectObservable, flush }) => {
      const { asked, cards } = notingCards(() => cold('--(d|)', { d: details }));
      const found = identifyCard(cards)(page.access)(cold('a-b-----c', numbers));
      expectObservable(found, '^------------!').toBe('----f', { f: { bin: '43550843', details } });
      flush();
      expect(asked).toEqual(['2:43550843']);
    });
  });

  it('CN-18 the last result is reused while the first 8 digits stay, even after deleting and retyping', () => {
    inVirtualTime(({ cold, expectObservable, flush }) => {
      const { asked, cards } = notingCards(() => cold('-(d|)', { d: details }));
      const typed = cold('b---c---e---b---c', numbers);
      expectObservable(identifyCard(cards)(page.access)(typed), '^------------------!').toBe('-f', {
        f: { bin: '43550843', details },
      });
      flush();
      expect(asked).toEqual(['0:43550843']);
    });
  });

  it('CN-18 another card abandons the look-up on its way', () => {
    inVirtualTime(({ cold, expectObservable, expectSubscriptions }) => {
      const slow = cold('-----(d|)', { d: details });
      const { cards } = notingCards(() => slow);
      expectObservable(identifyCard(cards)(page.access)(cold('b--d', numbers)), '^-----------!').toBe('--------f', {
        f: { bin: '54066754', details },
      });
      expectSubscriptions(slow.subscriptions).toBe(['^--!', '---^----!']);
    });
  });

  it('CN-18 a failed look-up is asked again with the next edit, three times in all', () => {
    inVirtualTime(({ cold, hot, expectObservable, flush }) => {
      const { asked, cards } = notingCards(() => cold('-#'));
      const found = identifyCard(cards)(page.access)(cold('b', numbers), hot('--e-e 2s e 2s e 2s e'));
      const none = { bin: '43550843', details: undefined };
      expectObservable(found).toBe('-x 1001ms x 2002ms x', { x: none });
      flush();
      expect(asked).toEqual(['0:43550843', '1002:43550843', '3005:43550843']);
    });
  });

  it('CN-18 after an answer no edit asks again', () => {
    inVirtualTime(({ cold, hot, expectObservable, flush }) => {
      const answers = [cold<CardDetails>('-#'), cold('-(d|)', { d: details })];
      const { asked, cards } = notingCards(() => answers.shift() ?? cold('#'));
      const found = identifyCard(cards)(page.access)(cold('b', numbers), hot('--e-e 2s e 2s e'));
      expectObservable(found).toBe('-x 1001ms y', {
        x: { bin: '43550843', details: undefined },
        y: { bin: '43550843', details },
      });
      flush();
      expect(asked).toHaveLength(2);
    });
  });

  it('CN-18 a failed look-up gives no details and the next card is asked about all the same', () => {
    inVirtualTime(({ cold, expectObservable }) => {
      const { cards } = notingCards((bin) => {
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
