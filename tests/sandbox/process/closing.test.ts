import { sql } from 'drizzle-orm';
import type { Container } from 'inversify';
import { Database } from '../../../sandbox/database/database.js';
import { Closing } from '../../../sandbox/process/closing.js';
import type { Sandbox } from '../../../sandbox/start-sandbox.js';
import { get } from '../calls.js';
import { openEmpty } from '../embedded-database.js';
import { openSandbox } from '../running-sandbox.js';
import { Shopper } from '../shopper.js';

/** Resolves when the condition holds. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
}

const refused = (address: string) =>
  fetch(address).then(
    () => false,
    () => true,
  );

/** A payment whose charge is in the ledger and whose answer waits for the clock. */
async function payUnanswered(sandbox: Sandbox) {
  const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
  sandbox.faults.add({ call: 'POST /odeme', phase: 'after', kind: 'delay', ms: 1000, times: 1 });
  const answer = shopper.pay('4355084355084358', { do_3d: '0' });
  await until(async () => (await shopper.status()).status === 200);
  return { answer };
}

describe('closing the sandbox', () => {
  it('TR-07 waits for the payment under way, which is answered, and takes no further request', async () => {
    const sandbox = await openSandbox({ closeWithinMs: 60_000 });
    const { answer } = await payUnanswered(sandbox);
    let isClosed = false;
    const closed = sandbox.close().then(() => {
      isClosed = true;
    });
    await until(() => refused(`${sandbox.urls.provider}/healthz`));
    expect(isClosed).toBe(false);
    let status = 0;
    void answer.then((paid) => {
      status = paid.status;
    });
    await until(async () => {
      sandbox.clock.advance(1000);
      return status !== 0;
    });
    expect(status).toBe(200);
    await closed;
  });

  it('TR-07 cuts off at the deadline what does not finish', async () => {
    const sandbox = await openSandbox({ closeWithinMs: 50 });
    const { answer } = await payUnanswered(sandbox);
    const cut = answer.then(
      () => 'answered',
      () => 'cut off',
    );
    await sandbox.close();
    expect(await cut).toBe('cut off');
  });
});

describe('closing what hangs', () => {
  it('TR-13 leaves a step behind that never ends, closes the others, and says so', async () => {
    const closing = new Closing(0, 10);
    const closed: string[] = [];
    closing.add(async () => {
      closed.push('database');
    });
    closing.add(() => new Promise(() => {}));
    closing.add(async () => {
      closed.push('servers');
      throw new Error('not to be had');
    });
    await expect(closing.close()).rejects.toThrow('not to be had');
    expect(closed).toEqual(['servers', 'database']);
  });

  it('TR-13 tells a step when the time after the deadline is over', async () => {
    const closing = new Closing(0, 10);
    closing.add((_deadline, end) => new Promise((resolve) => end.addEventListener('abort', () => resolve())));
    await closing.close();
  });
});

describe('the state of the provider', () => {
  let down = false;
  const breakable = (container: Container) =>
    container.onActivation(Database, (_context, db) => {
      const get = (target: Database, name: string | symbol) => {
        if (down) throw new Error('down');
        return Reflect.get(target, name, target);
      };
      return new Proxy(db, { get });
    });

  it('TR-07 /healthz says alive; /readyz says whether the database answers', async () => {
    const sandbox = await openSandbox({}, breakable);
    const { provider } = sandbox.urls;
    expect((await get(`${provider}/readyz`)).status).toBe(200);
    expect((await get(`${provider}/readyz`)).json).toEqual({ status: 'ready' });
    down = true;
    expect((await get(`${provider}/healthz`)).json).toEqual({ status: 'ok' });
    expect((await get(`${provider}/readyz`)).status).toBe(503);
    expect((await get(`${provider}/readyz`)).json).toEqual({ status: 'unavailable' });
    down = false;
    expect((await get(`${provider}/readyz`)).status).toBe(200);
    await sandbox.close();
  });

  it('TR-13 /readyz says 503 while the database can only be read', async () => {
    const opened = await openEmpty();
    const sandbox = await openSandbox({ database: { opened } });
    const { provider } = sandbox.urls;
    await opened.db.execute(sql`set default_transaction_read_only = on`);
    expect((await get(`${provider}/readyz`)).status).toBe(503);
    expect((await get(`${provider}/healthz`)).status).toBe(200);
    await opened.db.execute(sql`set default_transaction_read_only = off`);
    expect((await get(`${provider}/readyz`)).status).toBe(200);
    await sandbox.close();
  });
});
