import type { AskedOrder } from './notification.js';
import { isOk, type ShopVisit } from './shop-visit.js';

/** One thing that a merchant's code has to get right. */
export interface Check {
  /** As `--skip` names it. */
  readonly name: string;
  /** Holds what a right shop does. */
  readonly does: string;
  /** Holds what to do where it does not. */
  readonly advice: string;
  /** Answers say nothing about it: it is judged by the shop's books only. */
  readonly byBooksOnly?: boolean;
  /** Where a plain payment is refused, nothing else that is sent can be judged. */
  readonly isPlain?: boolean;
  /** A refusal is right, which proves nothing of a shop that refuses right notifications, too. */
  readonly byRefusal?: boolean;
  /** It needs the address for the notices of transfers. */
  readonly byTransferNotices?: boolean;
  /** It asks the provider. */
  readonly byProvider?: boolean;
  /** Throws a Fault where the shop does not. */
  run(visit: ShopVisit): Promise<void>;
}

const minuteMs = 60_000;

async function paysOnce(visit: ShopVisit, order: AskedOrder): Promise<void> {
  await visit.takes(order);
  await visit.hasBooked(order, order.amount);
}

const signature = 'Compute X-Vezne-Signature over the body as it came, and refuse what differs.';

/** Holds what a provider sends, on good days and on bad ones, in the order it is asked. */
export const checks: readonly Check[] = [
  {
    name: 'paid',
    does: 'A payment is answered OK and booked.',
    advice: 'Answer OK, alone, with HTTP 200 within 10 s.',
    isPlain: true,
    run: async (visit) => paysOnce(visit, await visit.order()),
  },
  {
    name: 'twice',
    does: 'The same payment, notified twice, is answered OK and booked once.',
    advice: 'Treat a merchant_oid as done once, and answer OK to the repeat.',
    async run(visit) {
      const order = await visit.order();
      await visit.takes(order);
      await paysOnce(visit, order);
    },
  },
  {
    name: 'failed',
    does: 'An order that failed is answered OK, and nothing is booked.',
    advice: 'Answer OK to status failed as well, and book status success only.',
    async run(visit) {
      const order = await visit.order();
      await visit.takes(order, { status: 'failed' });
      await visit.hasBooked(order, 0);
    },
  },
  {
    name: 'info',
    does: 'A transfer that was only announced is answered OK and booked when its money was found.',
    advice: 'Answer OK to status info, whose hash covers order and bank; book nothing, and let the success count.',
    byTransferNotices: true,
    async run(visit) {
      const order = await visit.order();
      await visit.announces(order);
      await visit.hasBooked(order, 0);
      await paysOnce(visit, order);
    },
  },
  {
    name: 'out-of-order',
    does: 'An order stays paid when an older notification comes after it.',
    advice: 'Leave an order that is paid as it is, whatever comes, and answer OK.',
    async run(visit) {
      const first = await visit.order();
      const second = await visit.order();
      await paysOnce(visit, second);
      await visit.takes(second, { status: 'failed' });
      await paysOnce(visit, first);
      await visit.hasBooked(second, second.amount);
    },
  },
  {
    name: 'installments',
    does: 'A total_amount above the payment_amount is what installments cost: it is taken.',
    advice: 'Compare payment_amount with your order; total_amount may be more.',
    async run(visit) {
      const order = await visit.order();
      const totalAmount = order.amount + 76;
      await visit.takes(order, { totalAmount, installmentCount: 3 });
      await visit.hasBooked(order, order.amount, totalAmount);
    },
  },
  {
    name: 'wrong-amount',
    does: 'A payment of another amount than the order’s is not booked.',
    advice: 'Compare payment_amount with the amount of your order before you deliver.',
    byBooksOnly: true,
    async run(visit) {
      const order = await visit.order();
      const paymentAmount = order.amount - 1800;
      await visit.send(order, { paymentAmount, totalAmount: paymentAmount });
      await visit.hasBooked(order, 0);
    },
  },
  {
    name: 'wrong-hash',
    does: 'A notification with a wrong hash is refused.',
    advice: 'Compute the hash with your own key and salt, and refuse what differs.',
    byRefusal: true,
    run: async (visit) => visit.refuses(await visit.order(), { wrongHash: true }),
  },
  {
    name: 'wrong-signature',
    does: 'A notification whose X-Vezne-Signature is that of another body is refused.',
    advice: signature,
    byRefusal: true,
    run: async (visit) => visit.refuses(await visit.order(), { header: 'ofAnotherBody' }),
  },
  {
    name: 'no-signature',
    does: 'A notification without X-Vezne-Signature is refused.',
    advice: signature,
    byRefusal: true,
    run: async (visit) => visit.refuses(await visit.order(), { header: 'missing' }),
  },
  {
    name: 'late',
    does: 'A notification that was signed four minutes ago is taken.',
    advice: 'Let the time of X-Vezne-Signature be five minutes off, and set the clock of your server by the network.',
    async run(visit) {
      const order = await visit.order();
      await visit.takes(order, { ageMs: 4 * minuteMs });
      await visit.hasBooked(order, order.amount);
    },
  },
  {
    name: 'too-late',
    does: 'A notification that was signed ten minutes ago is refused: somebody may have recorded it.',
    advice: 'Refuse a time in X-Vezne-Signature that is more than five minutes off.',
    byRefusal: true,
    run: async (visit) => visit.refuses(await visit.order(), { ageMs: 10 * minuteMs }),
  },
  {
    name: 'slowly',
    does: 'A notification that arrives in pieces, and whose answer is read late, is taken.',
    advice: 'Read the body to its end before you check it.',
    async run(visit) {
      const order = await visit.order();
      await visit.takes(order, { manner: 'slowly' });
      await visit.hasBooked(order, order.amount);
    },
  },
  {
    name: 'cut-off',
    does: 'A notification that was cut off half-way is booked when it comes again.',
    advice: 'Note an order as done only when all of its notification was read and checked.',
    async run(visit) {
      const order = await visit.order();
      await visit.cut(order);
      await visit.hasBooked(order, 0);
      await paysOnce(visit, order);
    },
  },
  {
    name: 'after-500',
    does: 'What your shop could not take, such as an order it has not written yet, is booked when it comes again.',
    advice: 'Answer OK only to what is stored, and note an order as done no earlier than that.',
    byBooksOnly: true,
    async run(visit) {
      const order = visit.unwrittenOrder();
      const isTaken = isOk(await visit.send(order));
      await visit.write(order);
      // A notification that was answered OK is not sent again.
      if (isTaken) await visit.hasBooked(order, order.amount);
      else await paysOnce(visit, order);
    },
  },
  {
    name: 'deliveries',
    does: 'The provider has delivered every notification that it tried.',
    advice: 'The page of notifications in the panel has the reasons, and sends one again.',
    byProvider: true,
    run: (visit) => visit.hasTakenAll(),
  },
  {
    name: 'statement',
    does: 'What the provider’s statement of two days says was paid is booked.',
    advice:
      'Compare your books with POST /rapor/islem-dokumu every day: payment_amount is your order’s amount. A shop that keeps orders in memory has lost those before its restart.',
    byBooksOnly: true,
    byProvider: true,
    run: (visit) => visit.agreesWithStatement(),
  },
];
