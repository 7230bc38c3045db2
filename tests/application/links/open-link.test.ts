import { firstValueFrom, throwError, toArray } from 'rxjs';
import { openLink } from '../../../src/application/links/open-link.js';
import type { Failure } from '../../../src/domain/payment/failure.js';
import { failing, refused } from '../../ports/failures.js';
import type { FakeLinks } from '../../ports/fake-links.js';
import { link, openLinks } from './link-samples.js';

const opening = (links: FakeLinks, shortId: string | undefined) =>
  firstValueFrom(openLink(links)(shortId).pipe(toArray()));

describe('opening a link', () => {
  it('AP-02 RT-02 emits the link once and completes', async () => {
    const links = openLinks();
    expect(await opening(links, 'kitap1')).toEqual([{ kind: 'open', link }]);
    expect(links.calls).toEqual(['open kitap1']);
  });

  it.each([undefined, ''])(
    'RT-11 the short id %j is the generic error, which quotes nothing, and asks nothing',
    async (shortId) => {
      const links = openLinks();
      const failure = { kind: 'refused', httpStatus: 400, error: {} };
      expect(await opening(links, shortId)).toEqual([{ kind: 'failed', failure }]);
      expect(links.calls).toEqual([]);
    },
  );

  it.each<Failure>([refused({ code: 'deleted' }), { kind: 'timeout' }, { kind: 'underWay' }])(
    'AP-02 ER-01 a failure is a value: %j',
    async (failure) => {
      const links = openLinks();
      links.onOpen = () => failing(failure);
      expect(await opening(links, 'kitap1')).toEqual([{ kind: 'failed', failure }]);
    },
  );

  it.each<[string, FakeLinks['onOpen']]>([
    ['in the answer', () => throwError(() => new Error('boom'))],
    [
      'in the call',
      () => {
        throw new Error('boom');
      },
    ],
  ])('AP-02 ER-01 an error %s is a failure as a value', async (_, answer) => {
    const links = openLinks();
    links.onOpen = answer;
    expect(await opening(links, 'kitap1')).toEqual([{ kind: 'failed', failure: { kind: 'noAnswer' } }]);
  });
});
