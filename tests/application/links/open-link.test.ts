import { firstValueFrom, throwError, toArray } from 'rxjs';
import { openLink } from '../../../src/application/links/open-link.js';
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

  it('RT-11 a missing short id is the generic error, which quotes nothing, and asks nobody', async () => {
    const links = openLinks();
    for (const shortId of [undefined, '']) {
      const failure = { kind: 'refused', httpStatus: 400, error: {} };
      expect(await opening(links, shortId)).toEqual([{ kind: 'failed', failure }]);
    }
    expect(links.calls).toEqual([]);
  });

  it('AP-02 ER-01 every failure is a value, whatever was thrown', async () => {
    const links = openLinks();
    for (const failure of [refused({ code: 'deleted' }), { kind: 'timeout' } as const, { kind: 'underWay' } as const]) {
      links.onOpen = () => failing(failure);
      expect(await opening(links, 'kitap1')).toEqual([{ kind: 'failed', failure }]);
    }
    const noAnswer = { kind: 'failed', failure: { kind: 'noAnswer' } };
    links.onOpen = () => throwError(() => new Error('boom'));
    expect(await opening(links, 'kitap1')).toEqual([noAnswer]);
    links.onOpen = () => {
      throw new Error('boom');
    };
    expect(await opening(links, 'kitap1')).toEqual([noAnswer]);
  });
});
