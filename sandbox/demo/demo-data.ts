import { notInArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.js';
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

/** Adds the merchants of the demo that no start has added, and with an address of a shop that of whoever starts it. */
export async function addDemo(db: Database, { seeded, notificationUrl }: DemoSettings): Promise<void> {
  await addMerchants(db, seeded === undefined ? seedMerchants : merchantsNotifiedAt(notificationUrl));
  if (seeded === undefined && notificationUrl !== undefined) await addressMerchant(db, ownMerchant(notificationUrl));
}

interface DemoSettings {
  readonly seeded?: object | undefined;
  readonly notificationUrl?: string | undefined;
}

/** Returns the ids of the merchants that have the key of the demo, which everybody can read. */
export async function merchantsWithPublicKeys(db: Database): Promise<readonly string[]> {
  const publicKey = sql<string>`${account('', '').merchantKey} || ${merchants.id}`;
  const found = await db
    .select({ id: merchants.id })
    .from(merchants)
    .where(sql`${merchants.merchantKey} = ${publicKey}`);
  return found.map(({ id }) => id).sort();
}
