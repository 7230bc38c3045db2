import { asc, count, desc } from 'drizzle-orm';
import { overCommandConnection } from '../database/command-connection.js';
import { awaitsResume } from '../database/data-place.js';
import type { Database } from '../database/database.js';
import { parseOptions } from '../options/wrong-option.js';
import { notifications } from '../provider/database/schema.js';
import { ringing } from './alarms.js';
import { isTriedNotice, readWaitingWork, type WaitingWork } from './waiting-work.js';

export const statusHelp = `vezne-sandbox status

Reads from the database of DATABASE_URL what waits: notices, reversals, reviews, and whether jobs take up what is due. It
writes nothing. Prints a line for each, and one for each alarm of docs/operating.md that is raised.

Ends with 0 where no alarm is raised, 1 where one is, 2 where the database could not be asked.
`;

/** Returns false where the help is asked for. Throws WrongOption. */
export function readStatusOptions(args: readonly string[]): boolean {
  const { values } = parseOptions({ args: [...args], options: { help: { type: 'boolean', short: 'h' } } });
  return values.help !== true;
}

/** How long the database may take to answer, in ms. */
const patienceMs = 10_000;

const names: Readonly<Record<keyof WaitingWork, string>> = {
  notices: 'notices not delivered',
  triedNotices: 'new ones tried, not taken',
  reversals: 'reversals not confirmed',
  reviews: 'reviews not decided',
  overdue: 'due and not taken up',
};

/** Prints what waits in a PostgreSQL database, and returns 0 or 1 (SV-04). Its clock is the database's. */
export async function showStatus(url: string, print: (line: string) => void): Promise<0 | 1> {
  return overCommandConnection(url, { connectMs: patienceMs, statementMs: patienceMs }, async (db, client) => {
    // Not as options of the connection, which a pooler refuses.
    await client.query('begin read only');
    await client.query(`set local statement_timeout = ${patienceMs}`);
    const [clock] = (await client.query<{ ms: string }>('select extract(epoch from now()) * 1000 as ms')).rows;
    const now = Number(clock?.ms);
    const work = await readWaitingWork(db, now);
    for (const [kind, name] of Object.entries(names)) {
      const { count, oldestSeconds } = work[kind as keyof WaitingWork];
      print(`${name.padEnd(28)} ${String(count).padStart(6)}${count > 0 ? `, the oldest for ${oldestSeconds} s` : ''}`);
    }
    const alarms = ringing(work);
    for (const { work: kind, limit, meaning } of alarms) {
      print(`ALARM ${names[kind]} for more than ${limit} s: ${meaning}`);
      if (kind === 'triedNotices') await printMerchants(db, now, print);
    }
    const isQuiet = await awaitsResume(db);
    if (isQuiet) print('ALARM this data was restored: its processes answer 503 until vezne-sandbox resume');
    return isQuiet || alarms.length > 0 ? 1 : 0;
  });
}

/** Prints the merchants with the most notices that they have not taken, of the notices that the alarm is about. */
async function printMerchants(db: Database, now: number, print: (line: string) => void): Promise<void> {
  const { merchantId, host } = notifications;
  const found = await db
    .select({ merchantId, host, notices: count() })
    .from(notifications)
    .where(isTriedNotice(now))
    .groupBy(merchantId, host)
    .orderBy(desc(count()), asc(merchantId))
    .limit(10);
  for (const each of found) print(`      merchant ${each.merchantId} at ${each.host}: ${each.notices}`);
}
