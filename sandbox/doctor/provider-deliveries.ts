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

/** How long the call may take, in ms. */
const limitMs = 10_000;

/** The newest notifications of a merchant, as its provider lists them (MA-08). */
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
    const { id, merchantKey, merchantSalt } = this.keys;
    const token = signatureOf(merchantKey, `${id}notifications${merchantSalt}`);
    const body = new URLSearchParams({ merchant_id: id, [`${this.product}_token`]: token }).toString();
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

function readAnswer(answer: unknown): readonly Undelivered[] | string {
  const fields = fieldsOf(answer);
  if (fields.get('status') !== 'success') return textOf(fields.get('err_msg'));
  const rows = fields.get('notifications');
  const listed = Array.isArray(rows) ? rows.map(fieldsOf) : [];
  return listed
    .map((row) => ({
      merchantOid: textOf(row.get('merchant_oid')),
      result: textOf(row.get('notification_result')),
      next: textOf(row.get('notification_next')),
    }))
    .filter(({ result, next }) => result !== '' && next !== '');
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

/** A text of another server, as far as a line of the report has room for it. */
function textOf(value: unknown): string {
  return String(value ?? '').slice(0, 200);
}
