import { setTimeout as pause } from 'node:timers/promises';
import { isOkAnswer } from '../provider/notifications/merchant-posts.js';
import type { MerchantBooks } from './merchant-books.js';
import {
  type AskedOrder,
  type Changes,
  type MerchantKeys,
  notificationFields,
  type Signing,
  signedPost,
  transferNoticeFields,
} from './notification.js';
import { type Manner, type MerchantAnswer, postNotification } from './post-notification.js';
import type { ProviderDeliveries } from './provider-deliveries.js';
import { shownAnswer } from './shown-address.js';

/** The merchant's code did something wrong; the message says what was seen. */
export class Fault extends Error {}

/** A right notification was not answered `OK`. */
export class Refused extends Fault {
  constructor(readonly answer: MerchantAnswer) {
    super(`It was answered ${shownAnswer(answer.status, answer.text)} instead of HTTP 200 “OK”.`);
  }
}

/** The shop that is asked. */
export interface AskedShop {
  readonly url: string;
  /** Where notices of transfers go; absent: they are not sent. */
  readonly transferNoticeUrl: string | undefined;
  /** Holds what the provider says of the notifications it sent; absent where it is not asked. */
  readonly deliveries: ProviderDeliveries | undefined;
  readonly keys: MerchantKeys;
  /** Absent: what is booked cannot be asked, and only answers are judged. */
  readonly books: MerchantBooks | undefined;
  /** How long the shop may take to answer a notification, in ms. */
  readonly limitMs: number;
  /** How long a shop that answers first and books then may take, in ms. */
  readonly bookingMs: number;
}

interface Sending extends Changes, Signing {
  readonly manner?: Manner;
}

const askAgainMs = 100;

/** Minor units. */
const amount = 1890;

/** One check's orders and what the shop does with them. */
export class ShopVisit {
  /** A right notification was answered `OK`: only a shop that takes right ones proves something by refusing others. */
  hasTaken = false;
  private orders = 0;
  /** Holds what may be booked for each order in the end, in minor units. */
  private readonly allowed = new Map<AskedOrder, readonly number[]>();

  constructor(
    private readonly shop: AskedShop,
    /** Beginning of the order references: letters and digits. */
    private readonly prefix: string,
  ) {}

  /** An order that waits for its payment. */
  async order(): Promise<AskedOrder> {
    const order = this.unwrittenOrder();
    await this.write(order);
    return order;
  }

  /** An order that the shop does not know yet. */
  unwrittenOrder(): AskedOrder {
    this.orders += 1;
    return { merchantOid: `${this.prefix}${this.orders}`, amount };
  }

  async write(order: AskedOrder): Promise<void> {
    await this.shop.books?.write(order);
  }

  /** Sends a notification; throws a Fault where there is no answer. */
  async send(order: AskedOrder, sending: Sending = {}): Promise<MerchantAnswer> {
    return answered(await this.post(order, sending));
  }

  /** Announces that the order's money was sent to a bank (MA-11): it must be answered `OK`. */
  async announces(order: AskedOrder): Promise<void> {
    const { transferNoticeUrl, keys, limitMs } = this.shop;
    if (transferNoticeUrl === undefined) throw new Error('There is no address for the notices of transfers');
    const post = signedPost(keys, transferNoticeFields(keys, order), {}, Date.now());
    requireOk(answered(await postNotification(transferNoticeUrl, post, 'whole', limitMs)));
  }

  /** The provider must have delivered whatever it tried (MA-08). */
  async hasTakenAll(): Promise<void> {
    const undelivered = await this.shop.deliveries?.undelivered();
    if (typeof undelivered === 'string') throw new Fault(`The provider did not say: ${undelivered}.`);
    const lines = (undelivered ?? []).map(
      ({ merchantOid, result, next }) => `${merchantOid} (${result}; next ${next})`,
    );
    if (lines.length > 0) throw new Fault(`Not delivered: ${lines.slice(0, 5).join(', ')}.`);
  }

  /** Checks that every payment of the provider's statement that this shop answered `OK` is booked (MA-09). */
  async agreesWithStatement(): Promise<void> {
    const { deliveries, books, url } = this.shop;
    const stated = await deliveries?.stated(new URL(url).host);
    if (typeof stated === 'string') throw new Fault(`The provider did not say: ${stated}.`);
    for (const { merchantOid, amount, total } of stated ?? []) {
      const booked = await books?.booked({ merchantOid, amount });
      if (booked === amount || booked === total) continue;
      const expected = [...new Set([amount, total])].join(' or ');
      throw new Fault(`${booked} is booked for ${merchantOid} instead of ${expected}.`);
    }
  }

  /** Sends half a notification and cuts the connection. */
  async cut(order: AskedOrder): Promise<void> {
    await this.post(order, { manner: 'cut' });
  }

  /** It must be answered `OK`. */
  async takes(order: AskedOrder, sending: Sending = {}): Promise<void> {
    requireOk(await this.send(order, sending));
    this.hasTaken = true;
  }

  /** It must not be answered `OK`, and nothing may be booked. */
  async refuses(order: AskedOrder, sending: Sending): Promise<void> {
    const answer = await this.send(order, sending);
    if (isOk(answer)) throw new Fault('It was answered “OK”.');
    await this.hasBooked(order, 0);
  }

  /** One of these amounts must be booked, in minor units. Where nothing is expected, nothing is waited for. */
  async hasBooked(order: AskedOrder, ...expected: readonly number[]): Promise<void> {
    const { books } = this.shop;
    if (books === undefined) return;
    this.allowed.set(order, expected);
    const until = Date.now() + this.shop.bookingMs;
    let booked = await books.booked(order);
    while (booked === 0 && !expected.includes(0) && Date.now() < until) {
      await pause(askAgainMs);
      booked = await books.booked(order);
    }
    requireAllowed(booked, expected);
  }

  /** Asks for every order again: a shop may have answered first and booked then. Throws a Fault. */
  async stillHasBooked(): Promise<void> {
    const { books } = this.shop;
    if (books === undefined) return;
    for (const [order, expected] of this.allowed) requireAllowed(await books.booked(order), expected);
  }

  private post(order: AskedOrder, { manner = 'whole', ...changes }: Sending): Promise<MerchantAnswer> {
    const { url, keys, limitMs } = this.shop;
    const post = signedPost(keys, notificationFields(keys, order, changes), changes, Date.now());
    return postNotification(url, post, manner, limitMs);
  }
}

/** Returns the answer; throws a Fault where there is none. */
function answered(answer: MerchantAnswer): MerchantAnswer {
  if (answer.status === 0) throw new Fault(`It got no answer: ${answer.text}.`);
  return answer;
}

function requireOk(answer: MerchantAnswer): void {
  if (!isOk(answer)) throw new Refused(answer);
}

function requireAllowed(booked: number, expected: readonly number[]): void {
  if (!expected.includes(booked)) throw new Fault(`${booked} is booked instead of ${expected.join(' or ')}.`);
}

export function isOk({ status, text }: MerchantAnswer): boolean {
  return isOkAnswer(status, text);
}
