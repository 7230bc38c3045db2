import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { parseOptions, WrongOption } from '../options/wrong-option.js';
import { orders } from '../provider/database/schema.js';
import { eraseOrders } from '../provider/retention/erase-orders.js';

export const eraseHelp = `vezne-sandbox erase MERCHANT_ID MERCHANT_OID

Empties what one order of DATABASE_URL says of its shopper: name, e-mail, telephone, addresses, basket, invoice details, digits
and fingerprints of cards, messages, and what was notified of them. The order, its amounts and the ledger stay. It does so
before the period is over, so make sure that no law asks for what goes. A stored card is deleted by its shopper or its merchant.
What a link says of its payer goes with its last order: a collection cannot be paid after that.

Ends with 0, or with 1 where the order has not ended yet or is not known.
`;

interface NamedOrder {
  readonly merchantId: string;
  readonly merchantOid: string;
}

/** Undefined asks for the help. Throws WrongOption. */
export function readEraseOptions(args: readonly string[]): NamedOrder | undefined {
  const options = { help: { type: 'boolean', short: 'h' } } as const;
  const { values, positionals } = parseOptions({ args: [...args], allowPositionals: true, options });
  if (values.help === true) return undefined;
  const [merchantId, merchantOid, ...more] = positionals;
  if (merchantId === undefined || merchantOid === undefined || more.length > 0)
    throw new WrongOption('erase takes a merchant_id and a merchant_oid.');
  return { merchantId, merchantOid };
}

/** Returns 0, or 1 where the order has not ended. */
export async function erase(db: Database, { merchantId, merchantOid }: NamedOrder, at: Date): Promise<0 | 1> {
  return db.transaction(async (tx) => {
    const isNamed = and(eq(orders.merchantId, merchantId), eq(orders.merchantOid, merchantOid));
    const found = await tx
      .select()
      .from(orders)
      .where(and(isNamed, isNotNull(orders.endedAt)))
      .for('update');
    await eraseOrders(tx, found, at);
    return found.length > 0 ? 0 : 1;
  });
}
