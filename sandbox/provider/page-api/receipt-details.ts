import { and, eq } from 'drizzle-orm';
import { printAmount } from '../../../src/domain/money/amount.js';
import type { Database } from '../../database/database.js';
import { attempts, entries, links } from '../database/schema.js';
import { methodOf } from '../directory/methods.js';
import { acceptedTextsOf } from '../links/sale-texts.js';
import { plainBasket } from '../orders/basket.js';
import type { Order } from '../orders/order-state.js';

/** A slip has room for so many lines of a basket. */
const shownLines = 20;

/** Returns what a receipt says of a paid order, by wire name (RL-12); undefined where no attempt charged it. */
export async function receiptDetails(db: Database, order: Order): Promise<object | undefined> {
  const [charge] = await db
    .select({ attempt: attempts, at: entries.at, message: links.successMessage, lang: links.lang })
    .from(entries)
    .innerJoin(attempts, eq(attempts.id, entries.attemptId))
    .leftJoin(links, eq(links.shortId, order.linkId ?? ''))
    .where(and(eq(entries.orderId, order.id), eq(entries.kind, 'charged')));
  if (charge === undefined) return undefined;
  const { attempt, at, message, lang } = charge;
  const byCard = attempt.method === 'card';
  return {
    paymentAmount: printAmount(attempt.amount),
    surcharge: printAmount(attempt.amount - order.amount),
    currency: attempt.currency,
    paidAt: at.toISOString(),
    methodName: byCard ? '' : (methodOf(attempt.method)?.name ?? ''),
    scheme: byCard ? attempt.scheme : '',
    last4: byCard ? attempt.last4 : '',
    installmentCount: attempt.installmentCount,
    cardPoints: printAmount(attempt.points),
    userBasket: plainBasket(order.userBasket, shownLines),
    ...(message ? { message } : {}),
    ...acceptedTextsOf(order, lang),
  };
}
