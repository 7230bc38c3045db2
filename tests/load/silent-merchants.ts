import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { Shopper } from '../sandbox/shopper.js';
import type { MerchantBox } from '../simulation/merchant-box.js';

/** Approved by the bank without a challenge. */
const card = '4355084300001002';

/** Its merchant's server answers. */
const healthy = '100003';

/** Notices that wait for each silent merchant, and payments at the healthy one. */
const notices = 60;
const payments = 20;

/** Merchants whose servers take a connection and say nothing, each at a host of its own. */
export async function besideSilentMerchants(
  origin: string,
  database: string,
  box: MerchantBox,
  count: number,
): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No address');
  await payAndWait(origin, box);
  await addSilent(database, address.port, count);
  let longest = 0;
  for (let nth = 0; nth < payments; nth += 1) longest = Math.max(longest, await payAndWait(origin, box));
  for (const socket of sockets) socket.destroy();
  server.close();
  return longest;
}

/** How long after the answer to the payment its notice came, ms. */
async function payAndWait(origin: string, box: MerchantBox): Promise<number> {
  const shopper = await Shopper.arrive(origin, { merchant_id: healthy });
  const { status, text } = await shopper.pay(card, { do_3d: '0' });
  if (status !== 200) throw new Error(`A payment failed: ${text}`);
  const begun = performance.now();
  await box.untilNotified(shopper.opened.oid);
  return performance.now() - begun;
}

/** Copies the merchant that was paid, and its notice as one that waits. */
async function addSilent(database: string, port: number, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(
    `insert into merchants select (jsonb_populate_record(null::merchants, to_jsonb(it) || jsonb_build_object('id', 'SILENT' || n))).*
     from merchants it, generate_series(1, $1) n where id = $2`,
    [count, healthy],
  );
  await client.query(
    `insert into notifications select (jsonb_populate_record(null::notifications, to_jsonb(it) || jsonb_build_object(
       'id', 'SILENT' || n || 'N' || m, 'url', 'http://shop' || n || '.localhost:' || $2::int || '/',
       'host', 'shop' || n || '.localhost:' || $2::int, 'merchant_id', 'SILENT' || n,
       'tries', 0, 'delivered_at', null, 'claimed_by', null, 'claimed_until', null,
       'fields', it.fields || jsonb_build_object('merchant_id', 'SILENT' || n)))).*
     from (select * from notifications limit 1) it, generate_series(1, $1) n, generate_series(1, $3) m`,
    [count, port, notices],
  );
  await client.end();
}
