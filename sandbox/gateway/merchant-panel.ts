import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.js';
import { merchants } from '../database/schema.js';
import { seedMerchants, storePlace, withStore } from '../merchants.js';
import type { MerchantAccount, MerchantPanel } from '../store-contract.js';
import type { Gateway } from './gateway.js';

/** Writes the demo merchants that the database does not hold yet. */
export async function seed(db: Database): Promise<void> {
  await db
    .insert(merchants)
    .values([...seedMerchants])
    .onConflictDoNothing();
}

/** The merchants' settings, with the demo store's address filled in. */
export function merchantPanel(db: Database, storeUrl: string): MerchantPanel {
  const toAccount = (row: MerchantAccount) => withStore(row, storeUrl);
  /** An address of the store is kept as a place holder: the next start may use another port. */
  const toStored = (address: string | undefined) =>
    address === undefined ? undefined : address.replaceAll(storeUrl, storePlace);
  return {
    list: async () => (await db.select().from(merchants).orderBy(asc(merchants.id))).map(toAccount),
    async find(id) {
      const [row] = await db.select().from(merchants).where(eq(merchants.id, id));
      return row === undefined ? undefined : toAccount(row);
    },
    async save(id, settings) {
      const changed = await db
        .update(merchants)
        .set({
          name: settings.name,
          website: toStored(settings.website),
          logo: toStored(settings.logo),
          notificationUrl: toStored(settings.notificationUrl),
          testMode: settings.testMode,
          non3d: settings.non3d,
          force3d: settings.force3d,
          storeCardOff: settings.storeCardOff,
          dark: settings.dark,
          requireCvv: settings.requireCvv,
          noInstallment: settings.noInstallment,
          singleOff: settings.singleOff,
          pftOptionMax: settings.pftOptionMax,
        })
        .where(eq(merchants.id, id))
        .returning({ id: merchants.id });
      if (changed.length === 0) throw new Error(`There is no merchant ${id}`);
    },
  };
}

export function readMerchant(gateway: Gateway, id: string): Promise<MerchantAccount | undefined> {
  return merchantPanel(gateway.db, gateway.urls.store).find(id);
}
