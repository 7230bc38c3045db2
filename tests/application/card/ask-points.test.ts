import { BehaviorSubject, lastValueFrom, NEVER, type Observable, of, Subject, tap, toArray } from 'rxjs';
import { askPoints, followPoints, type PointsQuestion } from '../../../src/application/card/ask-points.js';
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

describe('when card points are asked for', () => {
  const question = (owner: string, number = card.number): PointsQuestion => ({
    card: number,
    brand: 'bonus',
    source: { kind: 'new', card: { ...card, number, owner } },
  });
  const owners = (cards: FakeCards) => cards.asked.map(({ source }) => source.kind === 'new' && source.card.owner);

  it('CP-06 a typed card is asked about once it has rested for 600 ms, with the name as it is then', () => {
    inVirtualTime(({ cold, expectObservable, flush }) => {
      const cards = cardsThatAnswer(() => of(points));
      const typing = new BehaviorSubject<PointsQuestion | undefined>(question('AYŞE YI'));
      const later = cold('100ms l', { l: question('AYŞE YILMAZ') }).pipe(tap((next) => typing.next(next)));
      expectObservable(later).toBe('100ms l', { l: question('AYŞE YILMAZ') });
      expectObservable(followPoints(cards)(page, typing, NEVER), '^ 2s !').toBe('u 699ms p', {
        u: undefined,
        p: points,
      });
      flush();
      expect(owners(cards)).toEqual(['AYŞE YILMAZ']);
    });
  });

  it('CP-06 at once when one of its fields is left', () => {
    inVirtualTime(({ cold, expectObservable }) => {
      const cards = cardsThatAnswer(() => of(points));
      const left = cold('50ms l');
      const asked = followPoints(cards)(page, new BehaviorSubject(question('AYŞE YILMAZ')), left);
      expectObservable(asked, '^ 2s !').toBe('u 49ms p', { u: undefined, p: points });
    });
  });

  it('CP-06 again when the name has changed, three times a card at most, and anew for another card', () => {
    const cards = cardsThatAnswer(() => of(points));
    const typing = new BehaviorSubject<PointsQuestion | undefined>(undefined);
    const left = new Subject<void>();
    const reading = followPoints(cards)(page, typing, left).subscribe();
    for (const name of ['AYŞE Y', 'AYŞE YI', 'AYŞE YI', 'AYŞE YILMAZ', 'AYŞE YILMAZER']) {
      typing.next(question(name));
      left.next();
    }
    expect(owners(cards)).toEqual(['AYŞE Y', 'AYŞE YI', 'AYŞE YILMAZ']);
    typing.next(question('AYŞE YILMAZER', '4506347010299085'));
    left.next();
    expect(owners(cards)).toHaveLength(4);
    reading.unsubscribe();
  });

  it('CP-03 CP-06 the same points after a corrected name are not emitted again: their box stays checked', () => {
    const cards = cardsThatAnswer(() => of({ ...points }));
    const typing = new BehaviorSubject<PointsQuestion | undefined>(question('AYŞE YI'));
    const left = new Subject<void>();
    const emitted: unknown[] = [];
    const reading = followPoints(cards)(page, typing, left).subscribe((answer) => emitted.push(answer));
    left.next();
    typing.next(question('AYŞE YILMAZ'));
    left.next();
    expect(emitted).toEqual([undefined, points]);
    reading.unsubscribe();
  });
});
