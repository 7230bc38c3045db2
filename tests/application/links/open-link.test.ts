import { firstValueFrom, throwError, toArray } from 'rxjs';
import { openLink } from '../../../src/application/links/open-link.js';
import { failing, refused } from '../payment-samples.js';
import { FakeLinks, link } from './link-samples.js';

const opening = (links: FakeLinks, shortId: string | undefined) =>
  firstValueFrom(openLink(links)(shortId).pipe(toArray()));

describe('opening a link', () => {
  it('AP-02 RT-02 emits the link once and completes', async () => {
    const links = new FakeLinks();
    expect(await opening(links, 'kitap1')).toEqual([{ kind: 'open', link }]);
    expect(links.calls).toEqual(['open kitap1']);
  });

  it('RT-11 a missing short id is the generic error, which quotes nothing, and asks nobody', async () => {
    const links = new FakeLinks();
    for (const shortId of [undefined, '']) {
      const failure = { kind: 'refused', httpStatus: 400, error: {} };
      expect(await opening(links, shortId)).toEqual([{ kind: 'failed', failure }]);
    }
    expect(links.calls).toEqual([]);
  });

  it('AP-02 ER-01 every failure is a value, whatever was thrown', async () => {
    const links = new FakeLinks();
    for (const failure of [refused('deleted'), { kind: 'timeout' } as const, { kind: 'underWay' } as const]) {
      links.opened = () => failing(failure);
      expect(await opening(links, 'kitap1')).toEqual([{ kind: 'failed', failure }]);
    }
    const noAnswer = { kind: 'failed', failure: { kind: 'noAnswer' } };
    links.opened = () => throwError(() => new Error('boom'));
    expect(await opening(links, 'kitap1')).toEqual([noAnswer]);
    links.opened = () => {
      throw new Error('boom');
    };
    expect(await opening(links, 'kitap1')).toEqual([noAnswer]);
  });
});
