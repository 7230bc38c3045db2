import { EMPTY, firstValueFrom, NEVER, type Observable, of, throwError, toArray } from 'rxjs';
import { reportEmbedding } from '../../../src/application/payment/report-embedding.js';
import type { EmbeddingReports, Placement } from '../../../src/application/ports.js';
import type { PaymentPage } from '../../../src/domain/payment/payment-page.js';
import { FakePageHost } from '../../ports/fake-page-host.js';
import { page } from '../payment-samples.js';

const shop = 'https://store.example';
const ours = 'https://pay.example/odeme/guvenli/v2/token1';

type Placed = Omit<Placement, 'merchantSites'> & Partial<Placement>;

function report(placed: Placed, of_: PaymentPage = page, answer: () => Observable<void> = () => of(undefined)) {
  const sent: unknown[][] = [];
  const reports: EmbeddingReports = {
    reportSite: (...fields) => {
      sent.push(['site', ...fields]);
      return answer();
    },
    reportUnauthorized: (...fields) => {
      sent.push(['unauthorized', ...fields]);
      return answer();
    },
  };
  const host = new FakePageHost();
  host.placed = { merchantSites: [], ...placed };
  return { sent, done: firstValueFrom(reportEmbedding({ reports, host })(of_).pipe(toArray())) };
}

describe('reporting the embedding', () => {
  it('EM-01 a frame of a foreign site is reported with reason 1, the merchant id and the e-mail', async () => {
    const { sent, done } = report({ framed: true, address: ours, ancestorOrigins: ['https://evil.example'] });
    await done;
    expect(sent).toContainEqual(['unauthorized', '100001', 'a@b.example', 1]);
  });

  it.each(['https://mirror.example/odeme', 'https://pay.example.evil/odeme'])(
    'EM-01 an address that is not under the root is reported with reason 2: %s',
    async (address) => {
      const { sent, done } = report({ framed: false, address, ancestorOrigins: [] });
      await done;
      expect(sent).toContainEqual(['unauthorized', '100001', 'a@b.example', 2]);
    },
  );

  it.each<[string, Placed]>([
    ["the merchant's own frame", { framed: true, address: ours, ancestorOrigins: [shop] }],
    [
      'the merchant’s own shop on this machine (MA-06)',
      {
        framed: true,
        address: ours,
        ancestorOrigins: ['http://localhost:4520'],
        merchantSites: ['http://localhost:4520'],
      },
    ],
    ['a page of its own', { framed: false, address: ours, ancestorOrigins: [] }],
  ])('EM-01 nothing unauthorized is reported of %s', async (_, placed) => {
    const { sent, done } = report(placed);
    await done;
    expect(sent.filter(([kind]) => kind === 'unauthorized')).toEqual([]);
  });

  it('EM-02 the site and all ancestors are reported where the browser gives them', async () => {
    const { sent, done } = report({ framed: true, address: ours, ancestorOrigins: [shop, 'https://outer.example'] });
    await done;
    expect(sent).toContainEqual(['site', '100001', 'https://store.example/', [shop, 'https://outer.example']]);
  });

  it('EM-01 any framing site that is not the merchant’s is reported, not the nearest alone', async () => {
    const { sent, done } = report({ framed: true, address: ours, ancestorOrigins: [shop, 'https://outer.example'] });
    await done;
    expect(sent).toContainEqual(['unauthorized', '100001', 'a@b.example', 1]);
  });

  it('EM-01 a page that is meant for no frame is reported from one, once', async () => {
    const placed = { framed: true, address: ours, ancestorOrigins: [shop] };
    const { sent, done } = report(placed, { ...page, kind: 'page' });
    await done;
    expect(sent.filter(([kind]) => kind === 'unauthorized')).toEqual([['unauthorized', '100001', 'a@b.example', 1]]);
  });

  it('EM-02 nothing is reported of the site in test mode', async () => {
    const { sent, done } = report(
      { framed: true, address: ours, ancestorOrigins: [shop] },
      { ...page, testMode: true },
    );
    await done;
    expect(sent).toEqual([]);
  });

  it('EM-02 nothing is reported of the site where the browser gives no ancestors', async () => {
    const { sent, done } = report({ framed: true, address: ours, ancestorOrigins: undefined });
    await done;
    expect(sent).toEqual([]);
  });

  it('EM-03 failures are swallowed: no value, no error', async () => {
    const placed = { framed: true, address: ours, ancestorOrigins: ['https://evil.example'] };
    const broken = report(placed, page, () => throwError(() => new Error('down')));
    const thrown = report(placed, page, () => {
      throw new Error('down');
    });
    expect(await broken.done).toEqual([]);
    expect(await thrown.done).toEqual([]);
    expect(broken.sent).toHaveLength(2);
  });

  it('EM-03 a report that is never answered does not hold back the other', () => {
    const placed = { framed: true, address: ours, ancestorOrigins: ['https://evil.example'] };
    const sent: string[] = [];
    const reports: EmbeddingReports = {
      reportSite: () => {
        sent.push('site');
        return NEVER;
      },
      reportUnauthorized: () => {
        sent.push('unauthorized');
        return EMPTY;
      },
    };
    const host = new FakePageHost();
    host.placed = { merchantSites: [], ...placed };
    reportEmbedding({ reports, host })(page).subscribe().unsubscribe();
    expect(sent).toEqual(['site', 'unauthorized']);
  });
});
