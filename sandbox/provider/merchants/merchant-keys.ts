import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import type { MerchantAccount } from '../../panel/merchant-account.js';
import type { MerchantKeys } from '../../panel/merchant-keys.js';
import { merchants } from '../database/schema.js';

/** The longest time for which an earlier pair is taken, in hours. */
export const longestOverlapHours = 30 * 24;

/** Returns the pairs that a call of the merchant may be signed with: the present one first. An account has no pair that is over. */
export function keysTaken(merchant: MerchantAccount): readonly MerchantKeys[] {
  const { earlierKeys } = merchant;
  return earlierKeys === undefined ? [merchant] : [merchant, earlierKeys];
}

/**
 * Returns the pair that what is sent to the merchant is signed with: the earlier one until its end, since its server may know
 * no other yet (SV-03).
 */
export function keysToSignWith(merchant: MerchantAccount): MerchantKeys {
  return keysTaken(merchant).at(-1) ?? merchant;
}

interface Renewal {
  readonly now: Date;
  readonly until: Date;
  readonly signedAt?: Date;
}

export function freshKeys(): MerchantKeys {
  return {
    merchantKey: randomBytes(24).toString('base64url'),
    merchantSalt: randomBytes(24).toString('base64url'),
  };
}

/**
 * Gives the merchant a new pair, and takes the present one until `until`. While an earlier one is still taken, that stays, no
 * longer than it would have, and the new pair replaces the present one: a merchant to whom the answer was lost asks again. Undefined where there
 * is no such merchant, and where the call was signed no later than the last renewal. `signedAt`: when it was signed; now where absent.
 */
export async function renewKeys(
  db: Database,
  merchantId: string,
  { now, until, signedAt }: Renewal,
): Promise<(MerchantKeys & { readonly until: Date }) | undefined> {
  const fresh = freshKeys();
  // guard: renewal that was recorded -> const isLater = undefined;
  const isLater = signedAt && or(isNull(merchants.renewalSignedAt), lt(merchants.renewalSignedAt, signedAt));
  const stays = sql`${merchants.earlierUntil} > ${now}`;
  const [renewed] = await db
    .update(merchants)
    .set({
      ...fresh,
      // Never earlier than before: a call of a clock that is ahead could be repeated after a renewal in the panel.
      renewalSignedAt: sql`greatest(${merchants.renewalSignedAt}, ${signedAt ?? now})`,
      earlierKey: sql`case when ${stays} then ${merchants.earlierKey} else ${merchants.merchantKey} end`,
      earlierSalt: sql`case when ${stays} then ${merchants.earlierSalt} else ${merchants.merchantSalt} end`,
      earlierUntil: sql`case when ${stays} then least(${merchants.earlierUntil}, ${until}) else ${until} end`,
    })
    .where(and(eq(merchants.id, merchantId), isLater))
    .returning({ until: merchants.earlierUntil });
  return renewed?.until ? { ...fresh, until: renewed.until } : undefined;
}

/** Ends the earlier pair at once: what is signed with it is refused from now on, and notices are signed with the present one. */
export async function endEarlierKeys(db: Database, merchantId: string): Promise<void> {
  await db
    .update(merchants)
    .set({ earlierKey: '', earlierSalt: '', earlierUntil: null })
    .where(eq(merchants.id, merchantId));
}
