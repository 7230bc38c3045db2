import type { FormBody } from '../gateway/form-body.js';
import type { Gateway } from '../gateway/gateway.js';
import { readMerchant } from '../gateway/merchant-panel.js';
import type { MerchantAccount } from '../store-contract.js';
import { isSame, signatureOf } from './signature.js';

/** The merchant a request names, when it is signed with that merchant's key: `HMAC(signed + salt)` in `{product}_token`. */
export async function knownMerchant(
  gateway: Gateway,
  form: FormBody,
  signed: string,
): Promise<MerchantAccount | undefined> {
  const merchant = await readMerchant(gateway, form.get('merchant_id'));
  if (merchant === undefined) return undefined;
  const expected = signatureOf(merchant.merchantKey, signed + merchant.merchantSalt);
  return isSame(form.get(`${gateway.product}_token`), expected) ? merchant : undefined;
}
