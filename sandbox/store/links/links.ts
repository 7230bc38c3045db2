import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { newNumber } from '../../process/own-number.js';
import type { Form } from '../../site/form.js';
import type { Notification, Verdict } from '../orders/orders.js';
import { storeLinks, storeNotifications } from '../orders/schema.js';
import type { LinkChange } from './link-change.js';
import type { LinkDraft } from './link-draft.js';
import { linkTypesOfStore } from './link-types.js';

export type StoreLink = typeof storeLinks.$inferSelect;

/** The store's own name for a link: 128 random bits. */
export function newCallbackId(): string {
  return newNumber('BAG');
}

export async function saveLink(
  db: Database,
  draft: LinkDraft,
  created: { readonly id: string; readonly callbackId: string; readonly address: string; readonly qr: string },
  now: number,
): Promise<void> {
  const { merchantId, kind, name, price, maxPrice, currency, stock, scenario, expiryDate } = draft;
  await db.insert(storeLinks).values({
    merchantId,
    kind,
    name,
    price,
    maxPrice,
    currency,
    stock,
    scenario,
    ...created,
    createdAt: new Date(now),
    expiresAt: expiryDate === '' ? null : turkishTime(expiryDate),
  });
}

export async function findStoreLink(db: Database, id: string): Promise<StoreLink | undefined> {
  const [link] = await db.select().from(storeLinks).where(eq(storeLinks.id, id));
  return link;
}

export async function linkOfCallback(db: Database, callbackId: string): Promise<StoreLink | undefined> {
  const [link] = await db.select().from(storeLinks).where(eq(storeLinks.callbackId, callbackId));
  return link;
}

/** Newest first. */
export async function latestLinks(db: Database, limit: number): Promise<readonly StoreLink[]> {
  return db.select().from(storeLinks).orderBy(desc(storeLinks.createdAt), desc(storeLinks.id)).limit(limit);
}

export async function markDeleted(db: Database, id: string, now: number): Promise<void> {
  await db
    .update(storeLinks)
    .set({ deletedAt: new Date(now) })
    .where(and(eq(storeLinks.id, id), isNull(storeLinks.deletedAt)));
}

/** Keeps what the provider took over of a change, in the store's records too. */
export async function saveChange(db: Database, id: string, change: LinkChange): Promise<void> {
  const { price, max_count, expiry_date } = change;
  const columns: Partial<typeof storeLinks.$inferInsert> = {};
  if (price !== undefined) columns.price = Number(price);
  if (max_count !== undefined) columns.stock = max_count === '0' ? null : Number(max_count);
  if (expiry_date !== undefined) columns.expiresAt = expiry_date === '0' ? null : turkishTime(expiry_date);
  if (Object.keys(columns).length > 0) await db.update(storeLinks).set(columns).where(eq(storeLinks.id, id));
}

/** Reads `YYYY-MM-DD hh:mm:ss`, the time in Turkey. */
function turkishTime(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}+03:00`);
}

/** Ends a prepared link's time in the store's records too. */
export async function markExpired(db: Database, id: string, now: number): Promise<void> {
  await db
    .update(storeLinks)
    .set({ expiresAt: new Date(now) })
    .where(eq(storeLinks.id, id));
}

/** The notifications of these links, newest first. */
export async function paymentsOf(db: Database, links: readonly StoreLink[]): Promise<readonly Notification[]> {
  if (links.length === 0) return [];
  const names = links.map(({ callbackId }) => callbackId);
  return db
    .select()
    .from(storeNotifications)
    .where(inArray(storeNotifications.callbackId, names))
    .orderBy(desc(storeNotifications.seq));
}

/** Stores a link's notification; a valid one counts once, however often it comes. */
export async function takeLinkNotification(
  db: Database,
  fields: Form,
  known: { readonly link: StoreLink | undefined; readonly isSigned: boolean },
  now: number,
): Promise<Verdict> {
  const oid = (fields.get('merchant_oid') ?? '').slice(0, 64);
  const callbackId = (fields.get('callback_id') ?? '').slice(0, 64);
  const row = { oid, callbackId, receivedAt: new Date(now), fields: Object.fromEntries(fields) };
  const isPayment = known.link !== undefined && known.isSigned && fields.get('status') === 'success';
  if (isPayment) {
    // The index decides between two at once.
    const counted = await db
      .insert(storeNotifications)
      .values({ ...row, verdict: 'accepted' })
      .onConflictDoNothing()
      .returning({ seq: storeNotifications.seq });
    if (counted.length > 0) return 'accepted';
  }
  const verdict = !known.isSigned ? 'refused' : isPayment ? 'repeated' : 'unknown';
  await db.insert(storeNotifications).values({ ...row, verdict });
  return verdict;
}

type StoreLinkState = 'deleted' | 'paid' | 'soldOut' | 'expired' | 'partly' | 'open';

/** The state of a link by its notifications, which can be a little behind the provider's. */
export interface LinkAccount {
  readonly link: StoreLink;
  readonly state: StoreLinkState;
  readonly payments: readonly Notification[];
  /** Minor units, without what installments cost. */
  readonly paid: number;
  /** Pieces. */
  readonly sold: number;
}

export function accountOf(link: StoreLink, notifications: readonly Notification[], now: number): LinkAccount {
  const payments = notifications.filter(({ callbackId }) => callbackId === link.callbackId);
  const counted = payments.filter(({ verdict }) => verdict === 'accepted');
  const sum = (name: string) => counted.reduce((total, { fields }) => total + (Number(fields[name]) || 0), 0);
  const paid = sum('payment_amount');
  const sold = sum('urun_adet');
  return { link, payments, paid, sold, state: stateOf(link, paid, sold, now) };
}

function stateOf(link: StoreLink, paid: number, sold: number, now: number): StoreLinkState {
  if (link.deletedAt !== null) return 'deleted';
  const { collects } = linkTypesOfStore[link.kind];
  if (collects && paid >= link.price) return 'paid';
  if (link.expiresAt !== null && link.expiresAt.getTime() <= now) return 'expired';
  if (link.stock !== null && sold >= link.stock) return 'soldOut';
  return collects && paid > 0 ? 'partly' : 'open';
}
