import type { Clock } from '../../process/clock.js';
import { codeOf, isSystemCode } from '../../process/error-code.js';
import type { MerchantAddresses } from '../merchants/merchant-addresses.js';
import { keysToSignWith } from '../merchants/merchant-keys.js';
import type { Merchants } from '../merchants/merchants.js';
import { bodySignature, bodySignatureHeader } from '../requests/body-signature.js';
import type { ResolveHost } from './host-names.js';
import { withHash } from './notification-hash.js';
import { beginningLength, postForm, RefusedPlace } from './post-form.js';

/** Describes what is posted to a merchant. */
interface MerchantPost {
  readonly url: string;
  /** By wire name; `merchant_id` says whose they are. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Posts to the addresses that merchants name: notifications, and those of links. */
export class MerchantPosts {
  constructor(
    private readonly clock: Pick<Clock, 'now'>,
    private readonly merchants: Merchants,
    private readonly addresses: MerchantAddresses,
    private readonly resolve: ResolveHost,
  ) {}

  /** `OK`, or why it does not count; never the body of an answer. */
  async send({ url, fields }: MerchantPost, signal: AbortSignal): Promise<string> {
    const merchant = await this.merchants.find(fields.merchant_id ?? '');
    // The address may be older than the rule, or come from the panel.
    if (merchant === undefined || !this.addresses.isNotified(url, merchant.id)) return 'address refused';
    const now = this.clock.now();
    const keys = keysToSignWith(merchant);
    const body = new URLSearchParams(withHash(fields, keys)).toString();
    const headers = { [bodySignatureHeader]: bodySignature(keys.merchantKey, body, now) };
    const isAllowed = (address: string) => this.addresses.isNotifiedAt(url, merchant.id, address);
    try {
      const answer = await postForm({ url, body, headers, signal, resolve: this.resolve, isAllowed });
      return isOkAnswer(answer.status, answer.beginning) ? 'OK' : `HTTP ${answer.status}, not OK`;
    } catch (error) {
      if (error instanceof RefusedPlace) return 'address refused';
      const code = codeOf(error);
      return isSystemCode(code) ? `no answer (${code})` : 'no answer';
    }
  }
}

/**
 * Returns whether an answer to a notification counts: any 2xx status, and these two letters alone. Files of shops begin
 * with a byte order mark or end with an empty line, so blanks around them are left out, as far as an answer is read
 * (MA-08).
 */
export function isOkAnswer(status: number, text: string): boolean {
  return status >= 200 && status < 300 && text.length <= beginningLength && text.trim() === 'OK';
}
