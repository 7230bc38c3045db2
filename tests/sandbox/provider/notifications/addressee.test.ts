import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { hostOf } from '../../../../sandbox/provider/notifications/addressee.js';
import { FailingHosts } from '../../../../sandbox/provider/notifications/delivery-shares.js';

const migrations = 'sandbox/database/migrations';

const spellings = [
  ['https://shop.example/notify', 'shop.example'],
  ['https://shop.example:443/notify', 'shop.example'],
  ['https://shop.example./notify', 'shop.example'],
  ['https://SHOP.example', 'shop.example'],
  ['http://shop.example?1', 'shop.example'],
  ['http://shop.example#1', 'shop.example'],
  ['http://shop.example:80/', 'shop.example'],
  ['https://name:word@shop.example/', 'shop.example'],
  ['https://shop.example:80/', 'shop.example:80'],
  ['http://shop.example.:8080/', 'shop.example:8080'],
  ['http://[::1]:8080/', '[::1]:8080'],
] as const;

describe('TR-13 the host of an address', () => {
  it.each(spellings)('is one however it is spelled: %s', (url, host) => {
    expect(hostOf(url)).toBe(host);
  });

  it('is none where the address is none', () => {
    expect(hostOf('')).toBe('');
  });

  it('is written alike for notices that waited before hosts were kept', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vezne-notices-'));
    const before = join(folder, 'migrations');
    cpSync(migrations, before, { recursive: true });
    const journal = join(before, 'meta', '_journal.json');
    const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
    const earlier = entries.filter(({ tag }: { tag: string }) => tag < '0032');
    writeFileSync(journal, JSON.stringify({ ...rest, entries: earlier }));
    const database = await PGlite.create();
    await migrate(drizzle(database), { migrationsFolder: before });
    await database.exec('SET session_replication_role = replica');
    const add = `INSERT INTO notifications (id, order_id, url, fields, created_at, next_at, delivered_at)
      VALUES ($1, 'o', $2, '{"merchant_id":"M1"}', now(), now(), $3)`;
    for (const [n, [url]] of spellings.entries()) await database.query(add, [`N${n}`, url, null]);
    await database.query(add, ['DONE', 'https://shop.example/', new Date()]);
    await migrate(drizzle(database), { migrationsFolder: migrations });
    const { rows } = await database.query<{ url: string; host: string; merchant_id: string }>(
      'SELECT url, host, merchant_id FROM notifications WHERE delivered_at IS NULL',
    );
    expect(rows.map(({ url, host }) => [url, host]).sort()).toEqual(spellings.map((each) => [...each]).sort());
    expect(new Set(rows.map(({ merchant_id }) => merchant_id))).toEqual(new Set(['M1']));
    await database.close();
    rmSync(folder, { recursive: true });
  });
});

describe('TR-13 the hosts that failed', () => {
  it('are remembered up to a number, those that failed last', () => {
    const failing = new FailingHosts(2);
    for (const host of ['a', 'b', 'a', 'c']) failing.note(host, false);
    expect(failing.all()).toEqual(['a', 'c']);
    failing.note('a', true);
    expect(failing.has('a')).toBe(false);
  });
});
