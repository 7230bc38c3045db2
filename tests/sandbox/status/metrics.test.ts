import { AdjustableClock } from '../../../sandbox/process/clock.js';
import { Metrics } from '../../../sandbox/process/metrics.js';
import type { Sandbox } from '../../../sandbox/start-sandbox.js';
import { addDatabaseGauges } from '../../../sandbox/status/serve-metrics.js';
import { freePort } from '../postgres-programs.mjs';
import { openSandbox } from '../running-sandbox.js';
import { Shopper } from '../shopper.js';

const approved = '4355084355084358';
const declined = '4355084300000301';

describe('the figures of a process', () => {
  let sandbox: Sandbox;
  let address: string;
  let shopper: Shopper;
  const log: string[] = [];
  const figures = async () => (await fetch(`${address}/metrics`)).text();

  beforeAll(async () => {
    const metricsPort = await freePort();
    address = `http://127.0.0.1:${metricsPort}`;
    sandbox = await openSandbox({
      metricsPort,
      proxies: ['127.0.0.1'],
      logLevel: 'info',
      logStream: { write: (line) => log.push(line) },
    });
    shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
    await shopper.pay(declined, { do_3d: '0' });
    await shopper.pay(approved, { do_3d: '0' }, { 'x-request-id': 'a'.repeat(32) });
  });
  afterAll(() => sandbox.close());

  it('SV-04 count attempts by what they came to', async () => {
    const text = await figures();
    expect(text).toContain('vezne_attempts_settled_total{result="charged"} 1');
    expect(text).toMatch(/vezne_attempts_settled_total\{result="(?!charged|lost)\w+"\} 1/);
  });

  it('SV-04 count requests by route, status and refusal', async () => {
    expect(await figures()).toMatch(
      /vezne_http_request_duration_seconds_count\{method="POST",route="\/odeme",status="400",refusal="declined"\} 1/,
    );
  });

  it('SV-04 say what waits', async () => {
    const text = await figures();
    expect(text).toContain('vezne_waiting{work="notices"} 1');
    expect(text).toContain('vezne_waiting{work="reversals"} 0');
    expect(text).toContain('vezne_waiting_oldest_seconds{work="overdue"} 0');
  });

  it('SV-04 say for how long the last round of each job is over', async () => {
    const jobs = ['reviews', 'expiredOrders', 'lapsedAuthorisations', 'reversals', 'endedCounts', 'notices', 'clock'];
    const text = await figures();
    for (const job of jobs) expect(text).toMatch(new RegExp(`vezne_job_last_round_seconds\\{job="${job}"\\} \\d`));
  });

  it('SV-04 are answered without the database, and say that it is away', async () => {
    const metrics = new Metrics();
    const { db } = sandbox;
    addDatabaseGauges(metrics, new AdjustableClock(Number.NaN), { db, close: async () => {} });
    metrics.countResult('charged');
    const text = await metrics.text();
    expect(text).toContain('vezne_database_up 0');
    expect(text).toContain('vezne_attempts_settled_total{result="charged"} 1');
  });

  it('SV-04 hold nothing of an order or a shopper', async () => {
    const text = await figures();
    const { token, oid } = shopper.opened;
    for (const secret of [token, oid, approved, '127.0.0.1', 'example.com']) expect(text).not.toContain(secret);
  });

  it('SV-04 are on no other port, and nothing else is on theirs', async () => {
    const page = await fetch(`${sandbox.urls.provider}/metrics`);
    expect(await page.text()).not.toContain('vezne_');
    expect((await fetch(`${address}/healthz`)).status).toBe(404);
  });

  it('SV-04 are in the text format of Prometheus', async () => {
    expect((await fetch(`${address}/metrics`)).headers.get('content-type')).toContain('text/plain; version=0.0.4');
  });

  describe('a request', () => {
    const linesOf = (id: string) => log.filter((line) => line.includes(`"reqId":"${id}"`));
    const answerTo = (id: string) =>
      fetch(`${sandbox.urls.provider}/healthz`, { headers: { 'x-request-id': id } }).then(
        ({ headers }) => headers.get('x-request-id') ?? '',
      );

    it('SV-04 keeps the id of the proxy in front, in its answer and its line', async () => {
      const id = '5f1c9ad3'.repeat(4);
      expect(await answerTo(id)).toBe(id);
      expect(linesOf(id)).toHaveLength(1);
    });

    it.each(['short', '05551112233', 'x'.repeat(32), '4355084355084358'])(
      'SV-04 gets another one than %s',
      async (id) => {
        expect(await answerTo(id)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
      },
    );

    it('SV-04 of a merchant has the number of its refusal in its line', async () => {
      const body = new URLSearchParams({ merchant_id: '100003', merchant_oid: 'A1', vezne_token: 'wrong' });
      await fetch(`${sandbox.urls.provider}/odeme/durum-sorgu`, { method: 'POST', body });
      const line = log.map((text) => JSON.parse(text)).find((fields) => fields['http.route'] === '/odeme/durum-sorgu');
      expect(line.refusal).toBe('001');
    });

    it('SV-04 has the code of its refusal in its line, by OpenTelemetry’s names', () => {
      const line = log.map((text) => JSON.parse(text)).find(({ refusal }) => refusal === 'declined');
      expect(line).toMatchObject({
        'http.request.method': 'POST',
        'http.route': '/odeme',
        'http.response.status_code': 400,
      });
    });
  });
});
