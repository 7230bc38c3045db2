import { desc, eq, inArray } from 'drizzle-orm';
import { totalOf } from '../../src/domain/links/quantity.js';
import { readLanguage } from '../../src/domain/page/language.js';
import { linkMessages, links } from '../database/schema.js';
import type { Gateway } from '../gateway/gateway.js';
import { beginAttempt, settleAttempt } from '../ledger/attempts.js';
import { markOf } from '../ledger/marks.js';
import { collectionOrder, type LinkOrder } from '../page-api/link-order.js';
import { newLinkOid, type OpenedLink } from '../page-api/link-page.js';
import { openOrder } from '../page-api/open-order.js';
import { typedCard } from '../page-api/paying-card.js';
import { linkOf } from '../page-api/read-link.js';
import type { DemoLinks } from '../store-contract.js';

const approvedCard = '4355084355084358';

const payer = {
  userName: 'Ayşe Yılmaz',
  userAddress: 'İcadiye Caddesi No: 12, Üsküdar/İstanbul',
  email: 'ayse.yilmaz@example.com',
  userPhone: '05551112233',
} as const;

/** Payments of the past go the way of every payment: through the ledger, and to the merchant. */
export function demoLinks(gateway: Gateway): DemoLinks {
  const { db, clock } = gateway;
  return {
    async pay(id, amountOrPieces) {
      const opened = await linkOf(gateway, id);
      await charge(gateway, opened, orderOf(opened, amountOrPieces));
    },
    async expire(id) {
      await db
        .update(links)
        .set({ expiresAt: new Date(clock.now()) })
        .where(eq(links.shortId, id));
    },
    messages: async (ids) =>
      ids.length === 0
        ? []
        : db
            .select()
            .from(linkMessages)
            .where(inArray(linkMessages.linkId, [...ids]))
            .orderBy(desc(linkMessages.seq)),
  };
}

function orderOf({ link }: OpenedLink, amountOrPieces: number): LinkOrder {
  if (link.kind === 'collection') return collectionOrder(link, amountOrPieces);
  if (link.kind === 'flex') return { ...payer, amount: amountOrPieces, quantity: 1, invoice: {} };
  return { ...payer, amount: totalOf(link, amountOrPieces), quantity: amountOrPieces, invoice: {} };
}

async function charge(gateway: Gateway, opened: OpenedLink, order: LinkOrder): Promise<void> {
  const { link } = opened;
  const created = await openOrder(gateway, opened, { order, merchantOid: newLinkOid(), userIp: '203.0.113.7' });
  if (created === undefined) throw new Error('The order of a demo link was not made');
  const { bin, last4, scheme, fingerprint, scenario } = typedCard(gateway, approvedCard);
  const begun = await beginAttempt(
    gateway,
    created.id,
    {
      ...{ method: 'card', variant: '', reference: null },
      ...{ bin, last4, scheme, fingerprint, scenario: scenario.id, countCard: false },
      ...{ with3d: true, amount: order.amount, installmentCount: 0, points: 0, storeMonth: null, storeYear: null },
      addressMark: markOf(gateway.secrets.marks, 'address', created.userIp),
      language: readLanguage(link.lang),
    },
    'authorising',
  );
  if (begun.kind !== 'begun') throw new Error(`The payment of a demo link was not taken: ${begun.kind}`);
  await settleAttempt(gateway, created.id, begun.attemptId, undefined);
}
