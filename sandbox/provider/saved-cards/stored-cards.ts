import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { schemeNamed } from '../../../src/domain/card/scheme.js';
import type { Database, Transaction } from '../../database/database.js';
import { storedCards, wallets } from '../database/schema-cards.js';
import { findBin } from '../directory/bins.js';

export type StoredCard = typeof storedCards.$inferSelect;

/** 192 random bits. */
const secret = () => randomBytes(24).toString('base64url');

/** Returns what a new card is called, and what it takes to delete it. */
export const newCardNames = () => ({ ctoken: secret(), dtoken: secret() });

/** Whose cards: a wallet counts only together with the merchant it was opened for. */
export interface Owner {
  readonly merchantId: string;
  readonly utoken: string;
}

export async function isWallet(db: Database, { merchantId, utoken }: Owner): Promise<boolean> {
  return (await db.$count(wallets, and(eq(wallets.utoken, utoken), eq(wallets.merchantId, merchantId)))) > 0;
}

/** Returns whether an order can be paid by stored cards, and have one stored (SC-01, PP-14). */
export function takesStoredCards(order: { readonly storeCardOff: boolean; readonly testMode: boolean }): boolean {
  return !order.storeCardOff && !order.testMode;
}

/** Returns whether the owner has any card. */
export async function hasCards(db: Database, owner: Owner): Promise<boolean> {
  if (owner.utoken === '') return false;
  const own = db.select({ utoken: wallets.utoken }).from(wallets).where(ownedBy(owner));
  return (await db.$count(storedCards, inArray(storedCards.utoken, own))) > 0;
}

/** A stored card with its wallet's group. */
export interface OwnedCard {
  readonly card: StoredCard;
  readonly groupId: string;
}

/** The owner's cards, the one stored last first. An unknown owner has none. */
export async function cardsOf(db: Database, owner: Owner): Promise<readonly OwnedCard[]> {
  return db
    .select({ card: storedCards, groupId: wallets.groupId })
    .from(storedCards)
    .innerJoin(wallets, eq(wallets.utoken, storedCards.utoken))
    .where(ownedBy(owner))
    .orderBy(desc(storedCards.seq));
}

/** The owner's card of that name; undefined for the card of another owner. */
export async function findCard(db: Database, owner: Owner, ctoken: string): Promise<StoredCard | undefined> {
  // guard: owner of a saved card -> const [found] = await db .select({ card: storedCards }) .from(storedCards) .innerJoin(wallets, eq(wallets.utoken, storedCards.utoken)) .where(eq(storedCards.ctoken, ctoken));
  const [found] = await db
    .select({ card: storedCards })
    .from(storedCards)
    .innerJoin(wallets, eq(wallets.utoken, storedCards.utoken))
    .where(and(ownedBy(owner), eq(storedCards.ctoken, ctoken)));
  return found?.card;
}

/** Returns whether nobody has a card of that name: it was deleted, or never was. */
export async function isNobodys(db: Database, ctoken: string): Promise<boolean> {
  return ctoken !== '' && (await db.$count(storedCards, eq(storedCards.ctoken, ctoken))) === 0;
}

function ownedBy({ merchantId, utoken }: Owner) {
  // guard: merchant of a wallet -> return eq(wallets.utoken, utoken);
  return and(eq(wallets.merchantId, merchantId), eq(wallets.utoken, utoken));
}

/** A card to store, as an attempt remembers it. */
export type Storable = Omit<StoredCard, 'seq' | 'utoken' | 'ctoken' | 'dtoken'>;

/** Stores a card; one that is stored already keeps its name and gets the new expiry. Without a wallet, one is opened. */
export async function storeCard(
  tx: Transaction,
  owner: Owner,
  card: Storable,
  at: Date,
): Promise<{ readonly utoken: string; readonly ctoken: string }> {
  const utoken = owner.utoken === '' ? await openWallet(tx, owner.merchantId, at) : owner.utoken;
  const { month, year } = card;
  const [stored] = await tx
    .insert(storedCards)
    .values({ ...card, ...newCardNames(), utoken })
    .onConflictDoUpdate({ target: [storedCards.utoken, storedCards.fingerprint], set: { month, year } })
    .returning({ ctoken: storedCards.ctoken });
  if (stored === undefined) throw new Error('A card was not stored');
  return { utoken, ctoken: stored.ctoken };
}

/** Returns the new wallet's name. */
export async function openWallet(tx: Transaction, merchantId: string, at: Date): Promise<string> {
  const utoken = secret();
  await tx.insert(wallets).values({ utoken, merchantId, groupId: secret(), createdAt: at });
  return utoken;
}

/** Everything that must fit together before a card goes; the merchant's own call has no `dtoken` and no group. */
export interface Deletion {
  readonly owner: Owner;
  readonly ctoken: string;
  readonly proof?: { readonly dtoken: string; readonly groupId: string };
}

/** Deletes a card. False when there is none that all of it fits. */
export async function deleteCard(db: Database, { owner, ctoken, proof }: Deletion): Promise<boolean> {
  const own = db
    .select({ utoken: wallets.utoken })
    .from(wallets)
    .where(and(ownedBy(owner), proof && eq(wallets.groupId, proof.groupId)));
  const gone = await db
    .delete(storedCards)
    .where(
      and(
        eq(storedCards.ctoken, ctoken),
        inArray(storedCards.utoken, own),
        // guard: name that deletes a saved card
        proof && eq(storedCards.dtoken, proof.dtoken),
      ),
    )
    .returning({ ctoken: storedCards.ctoken });
  return gone.length > 0;
}

/** The wire fields of a stored card, for the page and the merchant. Its name is the bank's and the brand's: no holder is kept. */
export function shownCard({ bin, last4, month, year, scheme, ctoken }: StoredCard, requireCvv: boolean) {
  const known = findBin(bin);
  const brand = known?.brand ?? 'none';
  const title = brand === 'none' ? (schemeNamed(scheme)?.name ?? '') : brand[0]?.toUpperCase() + brand.slice(1);
  return {
    ctoken,
    last_4: last4,
    month,
    year,
    require_cvv: requireCvv ? '1' : '0',
    c_name: [known?.bank, title, known?.business === true ? 'Business' : ''].filter(Boolean).join(' '),
    c_brand: brand,
    // A prepaid card is kept with the debit cards: a stored card is one of the two.
    c_type: known === undefined || known.type === 'credit' ? 'credit' : 'debit',
    businessCard: known?.business === true ? 'y' : 'n',
    schema: scheme.toUpperCase(),
  };
}
