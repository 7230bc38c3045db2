import { reports } from '../../../../sandbox/provider/database/schema-secrets.js';
import { type Fields, post } from '../../calls.js';
import { sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const approved = '4355084355084358';
const sandbox = sandboxOfTests();
let one: Shopper;
beforeAll(async () => {
  one = await Shopper.arrive(sandbox.urls.provider);
});

describe('EM-03 reports', () => {
  it.each([
    [
      '/odeme/main-site',
      { merchant_id: '100001', website: 'https://a.example/x?y', ancestorOrigins: 'https://b.example,x' },
    ],
    ['/odeme/yetkisiz-islem', { merchant_id: '100001', email: 'a@example.com', reason: '1' }],
    ['/odeme/yetkisiz-islem', {}],
  ])('AP-17 AP-18 %s is answered with success', async (path, fields: Fields) => {
    expect((await post(sandbox.urls.provider + path, fields)).json.status).toBe('success');
  });

  it.each([
    ['a host', 'website', 'https://4355084355084358.example/x'],
    ['a host with dashes', 'ancestorOrigins', 'https://b.example,https://4355-0843-5508-4358.example'],
    ['a word', 'merchant_id', '4355-0843-5508-4358'],
  ])('T13 keeps no card number that is reported as %s', async (_case, field, text) => {
    await post(`${sandbox.urls.provider}/odeme/main-site`, { [field]: text });
    const kept = JSON.stringify(await sandbox.db.select().from(reports));
    expect(kept.replaceAll('-', '')).not.toContain(approved);
  });

  it('keeps origins and short words only', async () => {
    const violation = {
      'csp-report': {
        'effective-directive': 'script-src-elem',
        'blocked-uri': `https://evil.example/${approved}`,
        'document-uri': `${sandbox.urls.provider}/odeme/guvenli/v2/${one.opened.token}`,
      },
    };
    for (const body of [JSON.stringify(violation), '{', '[]', 'null', '[{"body":{"effectiveDirective":"img-src"}}]']) {
      const answer = await fetch(`${sandbox.urls.provider}/odeme/csp-raporu`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/csp-report' },
      });
      expect(answer.status).toBe(204);
    }
    await post(`${sandbox.urls.provider}/odeme/main-site`, { merchant_id: approved, website: approved });
    const kept = await sandbox.db.select().from(reports);
    expect(kept.map(({ kind, detail }) => [kind, detail])).toEqual(
      expect.arrayContaining([
        ['violation', { directive: 'script-src-elem', blocked: 'https://evil.example' }],
        ['violation', { directive: 'img-src', blocked: '' }],
        ['main-site', { merchantId: '100001', website: 'https://a.example', origins: 'https://b.example,x' }],
      ]),
    );
    expect(JSON.stringify(kept)).not.toContain(approved);
    expect(JSON.stringify(kept)).not.toContain(one.opened.token);
  });
});

it('EM-03: many reports of one kind drop none of another', async () => {
  await sandbox.db.delete(reports);
  const framing = { merchant_id: '100001', reason: 'framed' };
  await post(`${sandbox.urls.provider}/odeme/yetkisiz-islem`, framing);
  const noise = Array.from({ length: 1_200 }, () => ({ kind: 'violation', at: new Date(), detail: {} }));
  await sandbox.db.insert(reports).values(noise);
  const violations = JSON.stringify(Array.from({ length: 20 }, () => ({ body: { effectiveDirective: 'img-src' } })));
  for (let times = 0; times < 6; times += 1) {
    const headers = { 'content-type': 'application/reports+json' };
    await fetch(`${sandbox.urls.provider}/odeme/csp-raporu`, { method: 'POST', body: violations, headers });
  }
  const kept = await sandbox.db.select().from(reports);
  expect(kept.filter(({ kind }) => kind === 'embedding')).toHaveLength(1);
  expect(kept.filter(({ kind }) => kind === 'violation').length).toBeLessThan(1_100);
});
