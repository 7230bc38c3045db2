import { signatureOf } from '../provider/notifications/notification-hash.js';
import { bodySignature, bodySignatureHeader } from '../provider/requests/body-signature.js';
import type { MerchantKeys } from './notification.js';

/** A notification that the provider has not delivered yet. */
interface Undelivered {
  readonly merchantOid: string;
  readonly result: string;
  /** When it is sent again, the time in Turkey. */
  readonly next: string;
}

/** One answer of the list, and how many there are. */
interface Page {
  readonly undelivered: readonly Undelivered[];
  readonly pages: number;
}

/** How many pages are read at most: a report has time for 5,000 notifications. */
const mostPages = 100;

/** How long a call may take, in ms. */
const limitMs = 10_000;

/** The notifications of a merchant, newest first, as its provider lists them (MA-08). */
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
    const found: Undelivered[] = [];
    for (let page = 1, pages = 1; page <= Math.min(pages, mostPages); page += 1) {
      const list = await this.read(page);
      if (typeof list === 'string') return list;
      found.push(...list.undelivered);
      pages = list.pages;
    }
    return found;
  }

  private async read(page: number): Promise<Page | string> {
    const { id, merchantKey, merchantSalt } = this.keys;
    const token = signatureOf(merchantKey, `${id}notifications${merchantSalt}`);
    const asked = { merchant_id: id, page: String(page), [`${this.product}_token`]: token };
    const body = new URLSearchParams(asked).toString();
    const headers = {
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      [bodySignatureHeader]: bodySignature(merchantKey, body, this.now()),
    };
    try {
      const address = new URL('/odeme/api/notification/list', this.provider);
      const answer = await fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(limitMs) });
      return readAnswer(await answer.json());
    } catch {
      return 'no answer';
    }
  }
}

function readAnswer(answer: unknown): Page | string {
  const fields = fieldsOf(answer);
  if (fields.get('status') !== 'success') return textOf(fields.get('err_msg'));
  const rows = fields.get('notifications');
  const listed = Array.isArray(rows) ? rows.map(fieldsOf) : [];
  const undelivered = listed
    .map((row) => ({
      merchantOid: textOf(row.get('merchant_oid')),
      result: textOf(row.get('notification_result')),
      next: textOf(row.get('notification_next')),
    }))
    .filter(({ result, next }) => result !== '' && next !== '');
  return { undelivered, pages: Number(fields.get('pages')) || 1 };
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

/** A text of another server, as far as a line of the report has room for it. */
function textOf(value: unknown): string {
  return String(value ?? '').slice(0, 200);
}
