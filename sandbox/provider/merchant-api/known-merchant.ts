import { IsNotEmpty } from 'class-validator';
import { product as defaultProduct } from '../../../src/domain/payment/product-slug.js';
import type { MerchantAccount } from '../../panel/merchant-account.js';
import type { Clock } from '../../process/clock.js';
import type { Merchants } from '../merchants/merchants.js';
import { isSame, signatureOf } from '../notifications/notification-hash.js';
import { plainBase64 } from '../requests/base64.js';
import { isBodySigned } from '../requests/body-signature.js';
import type { FormBody } from '../requests/form-body.js';

const wholeBody = 'or X-Vezne-Signature is missing, wrong or more than 5 minutes off';

/** The answer to a call whose merchant is not known, of the calls that have numbers. */
export const unknownMerchant = {
  err_no: '001',
  err_msg: `The token field or merchant_id is wrong, ${wholeBody}`,
} as const;

const tokenField = `${defaultProduct}_token` as const;

/** By what a call names its merchant, beside its own fields. */
export class SignedCall {
  @IsNotEmpty()
  merchant_id = '';

  @IsNotEmpty({ message: 'base64 of HMAC-SHA256 of the signed text and the salt, with the key' })
  [tokenField] = '';
}

/** Which merchant a call comes from. */
export class KnownMerchants {
  /** The same answer, with the name of the token field. */
  readonly refusal: string;

  constructor(
    private readonly product: string,
    private readonly clock: Clock,
    private readonly merchants: Merchants,
  ) {
    this.refusal = `${product}_token or merchant_id is wrong, ${wholeBody}`;
  }

  /**
   * The merchant the form names, when it is signed with that merchant's key: `HMAC(signed + salt)` in `{product}_token`,
   * and the whole body where the merchant asks for that, or where a signature of it came (MA-02).
   */
  async find(form: FormBody, signed: string): Promise<MerchantAccount | undefined> {
    const merchant = await this.merchants.find(form.get('merchant_id'));
    if (merchant === undefined) return undefined;
    const expected = signatureOf(merchant.merchantKey, signed + merchant.merchantSalt);
    // guard: signature of a merchant
    if (!isSame(plainBase64(form.get(`${this.product}_token`)), expected)) return undefined;
    const { bytes, signature } = form.sent;
    if (signature === '' && !merchant.bodySignature) return merchant;
    // guard: signature of the whole body -> return merchant;
    return isBodySigned(merchant.merchantKey, signature, bytes, this.clock.now()) ? merchant : undefined;
  }
}
