import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.js';
import { storeWallets } from './schema.js';

/** A new visitor's name: 128 random bits. */
export function newShopper(): string {
  return randomBytes(16).toString('base64url');
}

export function isShopper(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

/** The provider's name for a shopper of a merchant; empty when the shopper has stored no card with it. */
export async function walletOf(db: Database, shopper: string, merchantId: string): Promise<string> {
  const [row] = await db
    .select({ utoken: storeWallets.utoken })
    .from(storeWallets)
    .where(and(eq(storeWallets.shopper, shopper), eq(storeWallets.merchantId, merchantId)));
  return row?.utoken ?? '';
}

/** Keeps the utoken of a notification for the next payment of the same shopper. */
export async function keepWallet(
  step: Transaction,
  order: { readonly shopper: string; readonly merchantId: string },
  utoken: string,
): Promise<void> {
  const { shopper, merchantId } = order;
  if (shopper === '' || !/^[\w-]{1,64}$/.test(utoken)) return;
  await step
    .insert(storeWallets)
    .values({ shopper, merchantId, utoken })
    .onConflictDoUpdate({ target: [storeWallets.shopper, storeWallets.merchantId], set: { utoken } });
}
