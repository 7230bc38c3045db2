import { parsePointAmount } from '../../src/domain/money/amount.js';
import { statementPath } from '../provider/merchant-api/show-statement.js';
import { signatureOf } from '../provider/notifications/notification-hash.js';
import { bodySignature, bodySignatureHeader } from '../provider/requests/body-signature.js';
import { printIstanbulTime, readIstanbulTime } from '../provider/requests/istanbul-time.js';
import type { MerchantKeys } from './notification.js';

/** A notification that the provider has not delivered yet. */
interface Undelivered {
  readonly merchantOid: string;
  readonly result: string;
  /** When it is sent again, the time in Turkey. */
  readonly next: string;
}

/** A payment of the provider's statement; amounts are minor units. */
export interface StatedPayment {
  readonly merchantOid: string;
  readonly amount: number;
  /** With what installments cost. */
  readonly total: number;
}

/** A notification, as the provider lists it. */
interface Listed extends Undelivered {
  readonly status: string;
  readonly host: string;
  /** `YYYY-MM-DD hh:mm:ss`, the time in Turkey. */
  readonly created: string;
}

/** One answer of the list, and how many there are. */
interface Page {
  readonly listed: readonly Listed[];
  readonly pages: number;
}

type Fields = ReadonlyMap<string, unknown>;

/** How many pages are read at most: a report has time for 5,000 notifications. */
const mostPages = 100;

/** How long a call may take, in ms. */
const limitMs = 10_000;

/** How far back the statement is read, in ms. */
const statedMs = 2 * 24 * 60 * 60_000;

/** The provider's own word on a merchant: its notifications (MA-08) and its statement (MA-09). */
export class ProviderDeliveries {
  constructor(
    private readonly provider: string,
    private readonly product: string,
    private readonly keys: MerchantKeys,
    /** The time by which the provider checks signatures, ms since the epoch. */
    private readonly now: () => number = Date.now,
  ) {}

  /** Returns those that were tried and not answered `OK`; a text says why the provider did not tell. */
  async undelivered(): Promise<readonly Undelivered[] | string> {
    const listed = await this.listed('');
    if (typeof listed === 'string') return listed;
    return listed.filter(({ result, next }) => result !== '' && next !== '');
  }

  /**
   * Returns the payments of the last two days' statement whose notification this host has answered with `OK`; a text says
   * why the provider did not tell (MA-09).
   */
  async stated(host: string): Promise<readonly StatedPayment[] | string> {
    // By the provider's own time: that of a seeded one is not the machine's.
    const newest = await this.page(1);
    if (typeof newest === 'string') return newest;
    const end = readIstanbulTime(newest.listed[0]?.created ?? '') ?? new Date(this.now());
    const from = printIstanbulTime(new Date(end.getTime() - statedMs));
    const listed = await this.listed(from);
    if (typeof listed === 'string') return listed;
    const asked = { start_date: from, end_date: printIstanbulTime(end) };
    const answer = await this.call(statementPath, asked, asked.start_date + asked.end_date);
    if (typeof answer === 'string') return answer;
    const isOurs = (row: Listed) => row.host === host && row.status === 'success' && row.result === 'OK';
    const taken = new Set(listed.filter(isOurs).map(({ merchantOid }) => merchantOid));
    return salesOf(answer).filter(({ merchantOid }) => taken.has(merchantOid));
  }

  /** The notifications since a time, newest first; all of them where it is empty. */
  private async listed(since: string): Promise<readonly Listed[] | string> {
    const found: Listed[] = [];
    for (let page = 1, pages = 1; page <= Math.min(pages, mostPages); page += 1) {
      const list = await this.page(page);
      if (typeof list === 'string') return list;
      found.push(...list.listed);
      if ((list.listed.at(-1)?.created ?? '') < since) break;
      pages = list.pages;
    }
    return found;
  }

  private async page(page: number): Promise<Page | string> {
    const answer = await this.call('/odeme/api/notification/list', { page: String(page) }, 'notifications');
    return typeof answer === 'string' ? answer : pageOf(answer);
  }

  /** `signed`: what the signature covers after the merchant. Returns the fields of the answer, or why there are none. */
  private async call(path: string, fields: Readonly<Record<string, string>>, signed: string): Promise<Fields | string> {
    const { id, merchantKey, merchantSalt } = this.keys;
    const token = signatureOf(merchantKey, `${id}${signed}${merchantSalt}`);
    const body = new URLSearchParams({ merchant_id: id, ...fields, [`${this.product}_token`]: token }).toString();
    const headers = {
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      [bodySignatureHeader]: bodySignature(merchantKey, body, this.now()),
    };
    try {
      const address = new URL(path, this.provider);
      const answer = await fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(limitMs) });
      const read = fieldsOf(await answer.json());
      const status = textOf(read.get('status'));
      // A time without a transaction is answered so.
      const isEmptyStatement = path === statementPath && answer.ok && status === 'failed';
      return status === 'success' || isEmptyStatement ? read : textOf(read.get('err_msg')) || `HTTP ${answer.status}`;
    } catch {
      return 'no answer';
    }
  }
}

function pageOf(answer: Fields): Page {
  const listed = rowsOf(answer, 'notifications').map((row) => ({
    merchantOid: textOf(row.get('merchant_oid')),
    status: textOf(row.get('notification_status')),
    host: textOf(row.get('host')),
    created: textOf(row.get('created_date')),
    result: textOf(row.get('notification_result')),
    next: textOf(row.get('notification_next')),
  }));
  return { listed, pages: Number(answer.get('pages')) || 1 };
}

function salesOf(answer: Fields): readonly StatedPayment[] {
  const amountOf = (row: Fields, name: string) => parsePointAmount(textOf(row.get(name))) ?? 0;
  return rowsOf(answer, 'data')
    .filter((row) => row.get('islem_tipi') === 'S')
    .map((row) => ({
      merchantOid: textOf(row.get('siparis_no')),
      amount: amountOf(row, 'payment_amount'),
      total: amountOf(row, 'total_amount'),
    }));
}

function rowsOf(answer: Fields, name: string): readonly Fields[] {
  const rows = answer.get(name);
  return Array.isArray(rows) ? rows.map(fieldsOf) : [];
}

function fieldsOf(value: unknown): Fields {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

/** A text of another server, as far as a line of the report has room for it. */
function textOf(value: unknown): string {
  return String(value ?? '').slice(0, 200);
}
