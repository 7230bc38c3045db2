import { createLinkPayment } from '../../../src/application/links/create-link-payment.js';
import type { LinkOrder } from '../../../src/domain/links/link.js';
import { failing, refused } from '../../ports/failures.js';
import { inVirtualTime } from '../payment-samples.js';
import { link, openLinks } from './link-samples.js';

const order: LinkOrder = { kind: 'collection', amount: 50_00 };
const created = { kind: 'created', token: 'token1' } as const;

describe('creating the payment of a link', () => {
  it('AP-03 LK-05 asks once and emits the token', () =>
    inVirtualTime(({ cold, expectObservable, flush }) => {
      const links = openLinks();
      links.onCreate = () => cold('2s (t|)', { t: { token: 'token1' } });
      expectObservable(createLinkPayment(links)(link, order)).toBe('2s (c|)', { c: created });
      flush();
      expect(links.calls).toEqual(['create kitap1']);
      expect(links.orders).toEqual([order]);
    }));

  it('LK-05 PY-05 a second press while one is on its way sends nothing; a later one does', () =>
    inVirtualTime(({ cold, hot, expectObservable, flush }) => {
      const links = openLinks();
      links.onCreate = () => cold('2s (t|)', { t: { token: 'token1' } });
      const create = createLinkPayment(links);
      expectObservable(create(link, order)).toBe('2s (c|)', { c: created });
      expectObservable(create(link, order)).toBe('|');
      hot('3s x').subscribe(() => expectObservable(create(link, order)).toBe('3s 2s (c|)', { c: created }));
      flush();
      expect(links.calls).toHaveLength(2);
    }));

  it('AP-03 a failure is a value, is not tried again by itself, and lets the shopper try again', () =>
    inVirtualTime(({ expectObservable, flush }) => {
      const links = openLinks();
      const create = createLinkPayment(links);
      const lost = { kind: 'noAnswer' } as const;
      for (const failure of [refused({ code: 'outOfStock' }), lost]) {
        links.onCreate = () => failing(failure);
        expectObservable(create(link, order)).toBe('(f|)', { f: { kind: 'failed', failure } });
        flush();
      }
      links.onCreate = () => {
        throw new Error('boom');
      };
      expectObservable(create(link, order)).toBe('(f|)', { f: { kind: 'failed', failure: lost } });
      flush();
      expect(links.calls).toHaveLength(3);
    }));

  it('LK-05 one that is given up frees the way for the next', () =>
    inVirtualTime(({ cold, expectObservable, flush }) => {
      const links = openLinks();
      links.onCreate = () => cold('2s (t|)', { t: { token: 'token1' } });
      const create = createLinkPayment(links);
      create(link, order).subscribe().unsubscribe();
      expectObservable(create(link, order)).toBe('2s (c|)', { c: created });
      flush();
    }));
});
