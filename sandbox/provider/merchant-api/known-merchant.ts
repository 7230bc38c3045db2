import type { MerchantAccount } from '../../panel/merchant-account.js';
import type { Merchants } from '../merchants/merchants.js';
import { isSame, signatureOf } from '../notifications/signature.js';
import type { FormBody } from '../requests/form-body.js';
/** Which merchant a call comes from. */
export class KnownMerchants {
  /** The answer to a wrong signature names this field. */
  readonly tokenField: string;

  constructor(
    product: string,
    private readonly merchants: Merchants,
  ) {
    this.tokenField = `${product}_token`;
  }

  /** The merchant the form names, when it is signed with that merchant's key: `HMAC(signed + salt)` in `{product}_token`. */
  async find(form: FormBody, signed: string): Promise<MerchantAccount | undefined> {
    const merchant = await this.merchants.find(form.get('merchant_id'));
    if (merchant === undefined) return undefined;
    const expected = signatureOf(merchant.merchantKey, signed + merchant.merchantSalt);
    return isSame(form.get(this.tokenField), expected) ? merchant : undefined;
  }
}
