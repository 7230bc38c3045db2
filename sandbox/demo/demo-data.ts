import { and, gt, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.js';
import { readFact } from '../database/facts.js';
import { WrongOption } from '../options/wrong-option.js';
import { merchants } from '../provider/database/schema.js';
import { addMerchants, addressMerchant } from '../provider/merchants/merchants.js';
import { account, merchantsNotifiedAt, ownMerchant, ownMerchantId, seedMerchants } from './merchants.js';

const demoIds = [...seedMerchants.map(({ id }) => id), ownMerchantId];

/**
 * Throws WrongOption where a database has merchants beside those of the demo, whose keys everybody can read (SV-08). A database
 * that was never used has no table of them.
 */
export async function refuseDemoBesideOthers(tx: Transaction): Promise<void> {
  const [table] = await tx
    .select({ isThere: sql<boolean>`to_regclass('merchants') is not null` })
    .from(sql`(select 1) as "one"`);
  if (table?.isThere !== true) return;
  const others = await tx
    .select({ id: merchants.id })
    .from(merchants)
    .where(notInArray(merchants.id, demoIds))
    .limit(1);
  // guard: demo data beside other merchants
  if (others.length > 0)
    throw new WrongOption(
      '--demo adds merchants whose keys everybody can read, and this database has others: leave it out.',
    );
}

/**
 * Returns why a merchant must not be created, in a sentence: the next start with `--demo` would end, or take the merchant for
 * one of the demo (SV-08). Undefined where it may be.
 */
export async function whyNoMerchant(db: Database, id: string): Promise<string | undefined> {
  if (demoIds.includes(id)) return `${id} is a merchant of the demo, whose keys everybody can read: take another id.`;
  if ((await readFact(db, 'added-merchants')) === undefined) return undefined;
  const ofDemo = await db.select({ id: merchants.id }).from(merchants).where(inArray(merchants.id, demoIds)).limit(1);
  // guard: merchant beside the demo
  if (ofDemo.length > 0)
    return 'This database has the merchants of the demo: delete them, and start its processes without --demo (VEZNE_DEMO).';
  return undefined;
}

/** Adds the merchants of the demo that no start has added, and with an address of a shop that of whoever starts it. */
export async function addDemo(db: Database, { seeded, notificationUrl }: DemoSettings): Promise<void> {
  await addMerchants(db, seeded === undefined ? seedMerchants : merchantsNotifiedAt(notificationUrl));
  if (seeded === undefined && notificationUrl !== undefined) await addressMerchant(db, ownMerchant(notificationUrl));
}

interface DemoSettings {
  readonly seeded?: object | undefined;
  readonly notificationUrl?: string | undefined;
}

/**
 * Returns the ids of the merchants whose present or earlier key, as long as that is taken, is that of the demo, which everybody
 * can read. `now`: ms since the epoch.
 */
export async function merchantsWithPublicKeys(db: Database, now: number): Promise<readonly string[]> {
  const publicKey = sql<string>`${account('', '').merchantKey} || ${merchants.id}`;
  const found = await db
    .select({ id: merchants.id })
    .from(merchants)
    .where(
      or(
        sql`${merchants.merchantKey} = ${publicKey}`,
        and(sql`${merchants.earlierKey} = ${publicKey}`, gt(merchants.earlierUntil, new Date(now))),
      ),
    );
  return found.map(({ id }) => id).sort();
}
