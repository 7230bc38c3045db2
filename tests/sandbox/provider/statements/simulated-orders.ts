import { smsCode } from '../../../../sandbox/provider/sms/sms-codes.js';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import type { Fields } from '../../calls.js';
import { merchantCall } from '../../merchant.js';
import { Random } from '../../random.js';
import { everyMethod, notice, press, Shopper } from '../../shopper.js';
import { approved, arriveByLink, createLink, declined, type Kind, orders } from '../links/link-shop.js';

/** The merchant whose history is made: its cards need no 3-D Secure. */
export const merchantId = '100003';

/** One refund that was answered with success, in the words of the answer. */
export interface GivenBack {
  readonly oid: string;
  readonly amounts: Fields;
}

/** How an order of the history goes, and how often. */
const courses = {
  single: 6,
  installments: 8,
  declinedFirst: 2,
  declined: 1,
  left: 1,
  wallet: 2,
  transfer: 2,
  linkInParts: 1,
  link: 4,
} as const;

const kinds: readonly Kind[] = ['product', 'flex', 'collection'];

/** Orders at once: their calls overlap, as those of a shop do. */
const batch = 8;

/**
 * Makes the history of a merchant by its own calls and its shoppers': cards with and without installments, wallets,
 * transfers and links, some declined, left or given back in parts or whole. `everyMs`: how far the clock goes on after each
 * eight orders. Returns the refunds that were answered with success.
 */
export async function simulateOrders(
  sandbox: Sandbox,
  { count, everyMs, callback }: { readonly count: number; readonly everyMs: number; readonly callback: string },
): Promise<readonly GivenBack[]> {
  const given: GivenBack[] = [];
  for (let at = 0; at < count; at += batch) {
    const many = Array.from({ length: Math.min(batch, count - at) }, async (_, index) => {
      const random = new Random('statement', at + index);
      const paid = await payOne(sandbox, random, callback);
      if (paid !== undefined && random.chance(0.4)) given.push(...(await giveBack(sandbox, random, paid)));
    });
    await Promise.all(many);
    sandbox.clock.advance(everyMs);
    await sandbox.runDue();
  }
  return given;
}

interface Paid {
  readonly oid: string;
  readonly total: number;
}

/** Returns what was paid; undefined where nothing was. */
async function payOne(sandbox: Sandbox, random: Random, callback: string): Promise<Paid | undefined> {
  const provider = sandbox.urls.provider;
  const course = random.weighed(courses);
  const fields = { merchant_id: merchantId, payment_amount: String(random.between(101, 5_000_001)) };
  const count = String(random.pick([2, 3, 5, 6, 9, 12]));
  const byCard = async (shopper: Shopper, installment_count = '0') => {
    const answer = await shopper.pay(approved, { do_3d: '0', installment_count });
    if (answer.json.status !== 'success') throw new Error(`${course}: ${answer.text}`);
    return shopper;
  };
  switch (course) {
    case 'single':
      return paidOf(sandbox, await byCard(await Shopper.arrive(provider, fields)));
    case 'installments':
      return paidOf(sandbox, await byCard(await Shopper.arrive(provider, fields), count));
    case 'declinedFirst': {
      const shopper = await Shopper.arrive(provider, fields);
      await shopper.pay(declined, { do_3d: '0' });
      return paidOf(sandbox, await byCard(shopper, count));
    }
    case 'declined':
      await (await Shopper.arrive(provider, fields)).pay(declined, { do_3d: '0' });
      return undefined;
    case 'left':
      await Shopper.arrive(provider, fields);
      return undefined;
    case 'wallet': {
      const shopper = await Shopper.arrive(provider, { ...fields, ...everyMethod });
      const { json } = await shopper.payBy('alisgidis');
      await press(json.data.redirectUrl, 'approve');
      return paidOf(sandbox, shopper);
    }
    case 'transfer':
      return paidOf(sandbox, await payByTransfer(sandbox, fields));
    case 'link':
    case 'linkInParts': {
      const kind = course === 'link' ? random.pick(kinds) : 'collection';
      const link = await createLink(provider, kind, {
        callback_link: callback,
        callback_id: `L${random.between(1, 9)}`,
      });
      const order = course === 'link' ? orders[kind] : { collection_amount: '333,33' };
      return paidOf(sandbox, await byCard(await arriveByLink(provider, link, order), count));
    }
  }
}

async function payByTransfer(sandbox: Sandbox, fields: Fields): Promise<Shopper> {
  const shopper = await Shopper.arrive(sandbox.urls.provider, {
    ...fields,
    payment_type: 'eft',
    sandbox_case: 'transferConfirmed',
  });
  await shopper.transfer('notify', notice);
  const { json } = await shopper.transfer('confirm', { smsCode });
  if (json.status !== 'success') throw new Error(`transfer: ${JSON.stringify(json)}`);
  return shopper;
}

async function paidOf(sandbox: Sandbox, { opened: { oid } }: Shopper): Promise<Paid> {
  const { json } = await inquire(sandbox, oid);
  if (json.status !== 'success') throw new Error(`durum-sorgu of ${oid}: ${JSON.stringify(json)}`);
  return { oid, total: minorOf(json.payment_total) };
}

export function inquire(sandbox: Sandbox, oid: string) {
  const { provider } = sandbox.urls;
  return merchantCall(provider, '/odeme/durum-sorgu', merchantId, { merchant_oid: oid }, merchantId + oid);
}

/** A cancellation, or refunds of parts, the last of them of what is left or less. */
async function giveBack(sandbox: Sandbox, random: Random, { oid, total }: Paid): Promise<readonly GivenBack[]> {
  const given: GivenBack[] = [];
  let left = total;
  for (let parts = random.between(1, 4); parts > 0 && left > 0; parts -= 1) {
    const amount = random.chance(0.4) ? left : random.between(1, left);
    left -= amount;
    const return_amount = (amount / 100).toFixed(2);
    const fields = { merchant_oid: oid, return_amount, reference_no: `R${parts}` };
    const { json } = await merchantCall(
      sandbox.urls.provider,
      '/odeme/iade',
      merchantId,
      fields,
      merchantId + oid + return_amount,
    );
    if (json.status !== 'success') throw new Error(`iade of ${oid}: ${JSON.stringify(json)}`);
    given.push({ oid, amounts: json });
  }
  return given;
}

/** Minor units of `1039.90`. */
export const minorOf = (text: string | undefined): number => Math.round(Number(text) * 100);
