import { desc, eq } from 'drizzle-orm';
import { readCurrency } from '../../src/domain/money/currency.js';
import { banks } from '../banks.js';
import { orders } from '../database/schema.js';
import { smsMessages, transferNotices } from '../database/schema-waiting.js';
import { decideReview, openReviews } from '../ledger/reviews.js';
import { reasonOf } from '../reasons.js';
import { transferReasons } from '../sandbox-cases.js';
import type { BackOffice, Review } from '../store-contract.js';
import type { Gateway } from './gateway.js';

/** How many messages, and how many reviews, are shown. */
const listed = 50;

/** The provider's own people, and the telephones of its shoppers. */
export function backOffice(gateway: Gateway): BackOffice {
  const { db } = gateway;
  return {
    transferReasons: transferReasons.map((key) => ({ key, ...reasonOf(key) })),
    async messages() {
      const { at, phone, text } = smsMessages;
      return db
        .select({ at, phone, text, merchantOid: orders.merchantOid })
        .from(smsMessages)
        .innerJoin(orders, eq(orders.id, smsMessages.orderId))
        .orderBy(desc(smsMessages.seq))
        .limit(listed);
    },
    async reviews() {
      const rows = await openReviews(gateway, listed);
      // A wallet that takes its time is nobody's to decide.
      const ours = rows.filter(({ attempt }) => attempt.method === 'eft' || attempt.method === 'card');
      return Promise.all(ours.map((row) => reviewOf(gateway, row)));
    },
    async decide(reviewId, refusal) {
      if (refusal === undefined) return decideReview(gateway, reviewId, undefined);
      const reason = refusal === 'securityRefused' ? refusal : transferReasons.find((key) => key === refusal);
      return reason === undefined ? false : decideReview(gateway, reviewId, reason);
    },
  };
}

type Row = Awaited<ReturnType<typeof openReviews>>[number];

async function reviewOf({ db }: Gateway, { review, attempt, order, merchantName }: Row): Promise<Review> {
  const isTransfer = attempt.method === 'eft';
  const [notice] = isTransfer
    ? await db.select().from(transferNotices).where(eq(transferNotices.attemptId, attempt.id))
    : [];
  return {
    id: review.attemptId,
    kind: isTransfer ? 'transfer' : 'security',
    openedAt: review.openedAt,
    dueAt: review.dueAt ?? undefined,
    ...{ merchantName, merchantOid: order.merchantOid, amount: attempt.amount },
    currency: readCurrency(attempt.currency) ?? 'TL',
    who:
      notice === undefined
        ? `•••• ${attempt.last4}`
        : `${notice.userName} · ${banks.find(({ code }) => code === attempt.variant)?.name ?? ''}`,
  };
}
