import { IsNotEmpty } from 'class-validator';
import { withoutCardNumbers } from '../../../src/domain/card/holds-card-number.js';
import { product as defaultProduct } from '../../../src/domain/payment/product-slug.js';
import type { MerchantAccount } from '../../panel/merchant-account.js';
import type { Clock } from '../../process/clock.js';
import { keysTaken } from '../merchants/merchant-keys.js';
import type { Merchants } from '../merchants/merchants.js';
import { isSame, signatureOf } from '../notifications/notification-hash.js';
import { plainBase64 } from '../requests/base64.js';
import { bodySignatureHeader, bodySignatureProblem } from '../requests/body-signature.js';
import type { FormBody } from '../requests/form-body.js';
import type { WrongField } from '../requests/read-request.js';

/** Why a call is not taken for its merchant's own: a sentence for whoever sent it (MA-10). */
export class NotSigned {
  /** The number of such an answer, of the calls that have numbers. */
  readonly number = '001';

  constructor(readonly reason: string) {}
}

const unknownMerchant = 'merchant_id is unknown';

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
  constructor(
    private readonly product: string,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly merchants: Merchants,
  ) {}

  /**
   * The merchant the form names, when it is signed with that merchant's key: `HMAC(signed + salt)` in `{product}_token`,
   * and the whole body where the merchant asks for that, or where a signature of it came (MA-02). Else what is wrong: no
   * key but that merchant's is tried: its present one, and the one before until its end (SV-03). `isWholeSigned`: the call
   * must come with a signature of the whole body from every merchant.
   */
  async find(form: FormBody, signed: string, isWholeSigned = false): Promise<MerchantAccount | NotSigned> {
    const id = form.get('merchant_id');
    const merchant = await this.merchants.find(id);
    if (merchant === undefined) return new NotSigned(id === '' ? 'merchant_id is missing' : unknownMerchant);
    const problem = this.tokenProblem(form, signed, merchant) ?? this.bodyProblem(form, merchant, isWholeSigned);
    return problem === undefined ? merchant : new NotSigned(problem);
  }

  /**
   * Why a form could not be read. A merchant that is not known comes first: some rules of the fields depend on it, such as
   * where its own site is, and their sentences would name another cause.
   */
  async whyUnread(form: FormBody, wrong: WrongField): Promise<string> {
    const id = form.get('merchant_id');
    if (id === '' || wrong.name === 'merchant_id') return wrong.sentence;
    const merchant = await this.merchants.find(id);
    return merchant === undefined ? unknownMerchant : wrong.sentence;
  }

  private tokenProblem(form: FormBody, signed: string, merchant: MerchantAccount): string | undefined {
    const name = `${this.product}_token`;
    const given = form.get(name);
    if (given.trim() === '') return `${name} is missing`;
    const token = plainBase64(given);
    if (!hash.test(token)) return `${name} is not base64 of the 32 bytes of an HMAC-SHA256`;
    const expected = keysTaken(merchant).map(({ merchantKey, merchantSalt }) =>
      signatureOf(merchantKey, signed + merchantSalt),
    );
    const wrong = `${name} is not the HMAC-SHA256, with the key of merchant_id, of its signed text and salt`;
    // guard: signature of a merchant
    if (!expected.some((each) => isSame(token, each))) return wrong + shown(form, signed);
    return undefined;
  }

  private bodyProblem(form: FormBody, merchant: MerchantAccount, isWholeSigned: boolean): string | undefined {
    const { bytes, signature } = form.sent;
    if (signature === '')
      return merchant.bodySignature || isWholeSigned ? `${bodySignatureHeader} is missing` : undefined;
    // guard: signature of the whole body -> return undefined;
    const now = this.clock.now();
    const problems = keysTaken(merchant).map(({ merchantKey }) =>
      bodySignatureProblem(merchantKey, signature, bytes, now),
    );
    if (problems.includes(undefined)) return undefined;
    return `${bodySignatureHeader} ${problems[0]}`;
  }
}

/** Base64 of 32 bytes. */
const hash = /^[A-Za-z0-9+/]{43}=$/;

/** The most characters of a signed text that are read for whoever asks to be shown it: no signature is known yet (TR-09). */
const longestShown = 4 * 1024;

/** As long as a card number of 19 digits is where each digit and each gap between them are escaped (`%34%20`). */
const longestNumber = 19 * 6;

/** Whoever asks to be shown more is shown the text that was signed, without the salt, and without card numbers (T13). */
function shown(form: FormBody, signed: string): string {
  if (form.get('debug_on') !== '1') return '';
  const isWhole = signed.length <= longestShown;
  const masked = withoutCardNumbers(signed.slice(0, longestShown));
  // A number that the cut divides is not known for one.
  const text = isWhole ? masked : masked.slice(0, -longestNumber);
  return `; ${isWhole ? '' : 'the beginning of '}the signed text, before the salt, is: ${text}`;
}
