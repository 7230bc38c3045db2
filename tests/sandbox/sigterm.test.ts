import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scenarios } from '../../sandbox/demo/scenarios.js';
import { hasPostgres, startPostgres } from './postgres-cluster.js';
import { bundleSandbox, type SandboxBundle, type SandboxProcess } from './sandbox-process.js';
import { Shopper } from './shopper.js';
import { openLine } from './silent-line.js';

/** A card whose bank takes more than a minute and then approves. */
const slow = scenarios.find(({ slowMs, declinedAfter3d }) => slowMs !== undefined && declinedAfter3d === undefined);

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise(setImmediate);
}

const refused = (address: string) =>
  fetch(address).then(
    () => false,
    () => true,
  );

/** A request that sets the clock forward, sent but for the end of its body: it is under way, and acts when it is ended. */
async function halfSent(provider: string): Promise<ClientRequest> {
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked', expect: '100-continue' };
  const sent = request(`${provider}/_sandbox/clock`, { method: 'POST', headers });
  sent.flushHeaders();
  await once(sent, 'continue');
  return sent;
}

describe('SIGTERM while a payment is being authorised', () => {
  const data = mkdtempSync(join(tmpdir(), 'vezne-data-'));
  let bundle: SandboxBundle;
  let running: SandboxProcess;
  beforeAll(async () => {
    bundle = await bundleSandbox();
    running = await bundle.start({ VEZNE_DATA: data, VEZNE_CONTROLS: '1' });
  });
  afterAll(() => {
    bundle.remove();
    for (const made of [data, `${data}.key`]) rmSync(made, { recursive: true, force: true });
  });

  it('TR-07 the process takes nothing new, the shopper is answered whole, and the process ends by itself', async () => {
    const shopper = await Shopper.arrive(running.provider, { merchant_id: '100003' });
    const answer = shopper.pay(slow?.number ?? '', { do_3d: '0' });
    await until(async () => (await shopper.status()).json.error.code === 'pending');
    const clock = await halfSent(running.provider);
    const exited = running.stop();
    await until(() => refused(`${running.provider}/healthz`));
    // The bank approves only now.
    clock.end(JSON.stringify({ advanceMs: slow?.slowMs }));
    const [clockAnswer]: IncomingMessage[] = await once(clock, 'response');
    expect(clockAnswer?.statusCode).toBe(200);
    clockAnswer?.resume();
    const { status, json } = await answer;
    expect(status).toBe(200);
    expect(json.status).toBe('success');
    expect(json.data.merchantName).not.toBe('');
    expect(await exited).toBe(0);
    // The next process finds the charge.
    const next = await bundle.start({ VEZNE_DATA: data });
    const found = await new Shopper(next.provider, shopper.opened).status();
    expect(found.json.data.merchantOid).toBe(shopper.opened.oid);
    await next.stop();
  });
});

(hasPostgres() ? describe : describe.skip)('SIGTERM while the line to the database is dead', () => {
  it('TR-13 the process says that it is not ready, and ends by itself', async () => {
    const server = await startPostgres();
    const bundle = await bundleSandbox();
    const line = await openLine(await server.createMigrated());
    const running = await bundle.start({ DATABASE_URL: line.url, VEZNE_FINGERPRINT_KEY: key });
    expect((await fetch(`${running.provider}/readyz`)).status).toBe(200);
    line.silence();
    const asked = Date.now();
    expect((await fetch(`${running.provider}/readyz`)).status).toBe(503);
    expect(Date.now() - asked).toBeLessThan(5_000);
    const payment = Shopper.arrive(running.provider, { merchant_id: '100003' }).catch(() => 'cut off');
    await running.stop();
    await payment;
    bundle.remove();
    await line.close();
    await server.stop();
  });
});

const key = Buffer.alloc(32, 'key').toString('base64');
