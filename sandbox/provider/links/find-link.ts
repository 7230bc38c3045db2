import { eq } from 'drizzle-orm';
import { readShortId } from '../../../src/domain/payment/route-parameters.js';
import type { Database } from '../../database/database.js';
import { links } from '../database/schema.js';

export type Link = typeof links.$inferSelect;

/** The link that a part of an address names; any text may come. */
export async function findLink(db: Database, shortId: string): Promise<Link | undefined> {
  if (readShortId(shortId) === undefined) return undefined;
  const [link] = await db.select().from(links).where(eq(links.shortId, shortId));
  return link;
}

/** Where shoppers open a link. */
export function linkAddress(provider: string, shortId: string): string {
  return `${provider}/link/${shortId}`;
}
