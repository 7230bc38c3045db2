import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { readFact, writeFact } from '../../database/facts.js';
import type { MerchantAccount, MerchantPanel, MerchantSettings } from '../../panel/merchant-account.js';
import type { Clock } from '../../process/clock.js';
import type { Urls } from '../../process/urls.js';
import { merchants } from '../database/schema.js';
import { endEarlierKeys, renewKeys } from './merchant-keys.js';
import { withoutStoreAddress, withStoreAddress } from './store-origin.js';

/** The merchants' accounts, with the addresses of the running store. */
export class Merchants implements MerchantPanel {
  constructor(
    private readonly db: Database,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly urls: Pick<Urls, 'store'>,
  ) {}

  async list(): Promise<readonly MerchantAccount[]> {
    const rows = await this.db.select().from(merchants).orderBy(asc(merchants.id));
    return rows.map((row) => this.ofRow(row));
  }

  async find(id: string): Promise<MerchantAccount | undefined> {
    const [row] = await this.db.select().from(merchants).where(eq(merchants.id, id));
    return row === undefined ? undefined : this.ofRow(row);
  }

  /** The account of a row that was read with an order. */
  ofRow(row: typeof merchants.$inferSelect): MerchantAccount {
    return withStoreAddress(accountOf(row, this.clock.now()), this.urls.store);
  }

  async renewKeys(id: string, hours: number): Promise<void> {
    const now = this.clock.now();
    const renewed = await renewKeys(this.db, id, { now: new Date(now), until: new Date(now + hours * 3_600_000) });
    if (renewed === undefined) throw new Error(`There is no merchant ${id}`);
  }

  endEarlierKeys(id: string): Promise<void> {
    return endEarlierKeys(this.db, id);
  }

  async save(id: string, settings: Partial<MerchantSettings>): Promise<void> {
    const stored = (address: string | undefined) =>
      address === undefined ? undefined : withoutStoreAddress(address, this.urls.store);
    const changed = await this.db
      .update(merchants)
      .set({
        name: settings.name,
        website: stored(settings.website),
        logo: stored(settings.logo),
        notificationUrl: stored(settings.notificationUrl),
        transferNoticeUrl: stored(settings.transferNoticeUrl),
        testMode: settings.testMode,
        non3d: settings.non3d,
        force3d: settings.force3d,
        storeCardOff: settings.storeCardOff,
        dark: settings.dark,
        requireCvv: settings.requireCvv,
        noInstallment: settings.noInstallment,
        singleOff: settings.singleOff,
        bodySignature: settings.bodySignature,
        pftOptionMax: settings.pftOptionMax,
        category: settings.category,
        appearance: settings.appearance,
        logoOnPayments: settings.logoOnPayments,
      })
      .where(eq(merchants.id, id))
      .returning({ id: merchants.id });
    if (changed.length === 0) throw new Error(`There is no merchant ${id}`);
  }
}

/** The account as it is kept: its addresses may name the place of the store. An earlier pair whose time is over is left out. */
export function accountOf(
  { earlierKey, earlierSalt, earlierUntil, renewalSignedAt: _renewal, ...row }: typeof merchants.$inferSelect,
  now: number,
): MerchantAccount {
  // guard: end of an earlier key -> if (earlierUntil === null) return row;
  if (earlierUntil === null || earlierUntil.getTime() <= now) return row;
  return { ...row, earlierKeys: { merchantKey: earlierKey, merchantSalt: earlierSalt, until: earlierUntil } };
}

/** Adds an account, or gives the one that is there its addresses; its other settings stay. */
export async function addressMerchant(db: Database, account: MerchantAccount): Promise<void> {
  const { notificationUrl, website } = account;
  await db
    .insert(merchants)
    .values(account)
    .onConflictDoUpdate({ target: merchants.id, set: { notificationUrl, website } });
}

/** Adds the accounts that no start has added before: settings changed since then stay, and what was deleted stays so (SV-08). */
export async function addMerchants(db: Database, accounts: readonly MerchantAccount[]): Promise<void> {
  const added = (await readFact(db, 'added-merchants'))?.split(',') ?? [];
  // guard: demo merchants that were deleted -> const fresh = accounts;
  const fresh = accounts.filter(({ id }) => !added.includes(id));
  if (fresh.length === 0) return;
  await db
    .insert(merchants)
    .values([...fresh])
    .onConflictDoNothing();
  await writeFact(db, 'added-merchants', [...added, ...fresh.map(({ id }) => id)].join(','));
}
