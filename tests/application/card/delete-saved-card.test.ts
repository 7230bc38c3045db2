import { lastValueFrom, of, toArray } from 'rxjs';
import { deleteSavedCard } from '../../../src/application/card/delete-saved-card.js';
import type { Failure } from '../../../src/domain/payment/failure.js';
import { failing, refused } from '../../ports/failures.js';
import { FakeCards } from '../../ports/fake-cards.js';
import { inVirtualTime, page, savedCard } from '../payment-samples.js';

describe('deleting a saved card', () => {
  it('SC-04 asks the provider once, for this card, and says that it is deleted', () => {
    inVirtualTime(({ cold, expectObservable, flush }) => {
      const cards = new FakeCards();
      cards.onRemove = () => cold('--(x|)', { x: undefined });
      const deleting = deleteSavedCard(cards)(page.access, savedCard);
      expect(cards.removed).toEqual([]);
      expectObservable(deleting).toBe('--(d|)', { d: 'deleted' });
      flush();
      expect(cards.accesses).toEqual([page.access]);
      expect(cards.removed).toEqual([savedCard.ctoken]);
    });
  });

  it.each<Failure>([
    { kind: 'noAnswer' },
    { kind: 'timeout' },
    refused({ code: 'ownership', description: 'Kart bulunamadı' }),
  ])('SC-05 a deletion that ends with %j is that failure, and never an error', async (failure) => {
    const cards = { remove: () => failing(failure) };
    expect(await lastValueFrom(deleteSavedCard(cards)(page.access, savedCard).pipe(toArray()))).toEqual([failure]);
  });

  it('SC-05 whatever is thrown on the way is a failure too; another try may succeed', async () => {
    let tries = 0;
    const remove = () => {
      tries += 1;
      if (tries === 1) throw new Error('boom');
      return of(undefined);
    };
    const deleting = deleteSavedCard({ remove })(page.access, savedCard);
    expect(await lastValueFrom(deleting)).toEqual({ kind: 'noAnswer' });
    expect(await lastValueFrom(deleting)).toBe('deleted');
  });
});
