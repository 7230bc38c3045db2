import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MerchantAccount } from '../../panel/merchant-account.js';
import type { MerchantKeys } from '../../panel/merchant-keys.js';
import type { Clock } from '../../process/clock.js';
import type { Form } from '../../site/form.js';
import type { PaymentDraft } from '../orders/payment-draft.js';

/** The provider's merchant API, as this merchant uses it: over HTTP, like any other. */
export interface MerchantApi {
  createToken(account: MerchantAccount, request: TokenRequest): Promise<TokenAnswer>;
  /** The provider's whole answer; undefined when none came. */
  refund(account: MerchantAccount, request: RefundRequest): Promise<RefundAnswer>;
  inquire(account: MerchantAccount, oid: string): Promise<Record<string, unknown> | undefined>;
}

interface RefundRequest {
  readonly oid: string;
  /** Minor units. */
  readonly amount: number;
  /** Counts once an order, however often it is sent. */
  readonly reference: string;
}

/** `reason` is empty when no answer came. */
interface RefundAnswer {
  readonly done: boolean;
  readonly reason: string;
}

interface TokenRequest {
  /** The shopper's name with the provider; empty when there is none. */
  readonly utoken: string;
  readonly oid: string;
  readonly userIp: string;
  readonly draft: PaymentDraft;
  readonly okUrl: string;
  readonly failUrl: string;
}

/** No reason means that no answer came. */
type TokenAnswer = { readonly token: string } | { readonly reason: string | undefined };

/** Keys and salts never leave the server: they only sign. */
type Keys = MerchantKeys;

/** The pairs that a notification may be signed with: of a merchant whose keys were changed the earlier one too (SV-03). */
type KnownKeys = Keys & Pick<MerchantAccount, 'earlierKeys'>;

const answerMs = 15_000;

/** err_no of a refund whose reference was there before. */
const repeatedReference = '008';

/** The demo shopper of every order. */
const shopper = {
  email: 'ayse.yilmaz@example.com',
  user_name: 'Ayşe Yılmaz',
  user_address: 'Kuzguncuk, İcadiye Cad. 12, Üsküdar / İstanbul',
  user_phone: '05551112233',
} as const;

export function merchantApi(providerUrl: string, product: string, clock: Clock): MerchantApi {
  const post = (account: MerchantAccount, path: string, fields: Readonly<Record<string, string>>) =>
    postForm(providerUrl + path, fields, account, clock);
  const tokenField = `${product}_token`;
  return {
    async createToken(account, request) {
      const fields = tokenFields(account, request);
      const signature = signToken(account, request.draft.fields.payment_type === 'eft', fields);
      const answer = await post(account, '/odeme/api/get-token', { ...fields, [tokenField]: signature });
      if (answer?.status === 'success' && typeof answer.token === 'string') return { token: answer.token };
      return { reason: typeof answer?.reason === 'string' ? answer.reason : undefined };
    },
    async refund(account, { oid, amount, reference }) {
      const text = (amount / 100).toFixed(2);
      const answer = await post(account, '/odeme/iade', {
        merchant_id: account.id,
        merchant_oid: oid,
        return_amount: text,
        reference_no: reference,
        [tokenField]: sign(account, account.id + oid + text + account.merchantSalt),
      });
      // A refund under this reference whose answer was lost has been made.
      const done = answer?.status === 'success' || answer?.err_no === repeatedReference;
      return { done, reason: done || typeof answer?.err_msg !== 'string' ? '' : answer.err_msg };
    },
    inquire(account, oid) {
      const signature = sign(account, account.id + oid + account.merchantSalt);
      return post(account, '/odeme/durum-sorgu', {
        merchant_id: account.id,
        merchant_oid: oid,
        [tokenField]: signature,
      });
    },
  };
}

/**
 * Returns whether a link's notification was signed with the merchant's key: the callback_id, then what every hash
 * covers.
 */
export function isLinkNotificationSigned(keys: KnownKeys, fields: Form): boolean {
  return isNotificationSigned(keys, fields, fields.get('callback_id') ?? '');
}

/** Returns whether a notification was signed with the merchant's key: `HMAC(merchant_oid+salt+status+total_amount)`. */
export function isNotificationSigned(keys: KnownKeys, fields: Form, before = ''): boolean {
  const value = (name: string) => fields.get(name) ?? '';
  const text = (salt: string) => before + value('merchant_oid') + salt + value('status') + value('total_amount');
  return isHash(keys, text, value('hash'));
}

/**
 * Returns whether this is the notice of a transfer, signed with the merchant's key: `HMAC(merchant_oid+bank+salt)`. That
 * hash does not cover the status: with another one, the fields of a notice would report a payment.
 */
export function isTransferNoticeSigned(keys: KnownKeys, fields: Form): boolean {
  const value = (name: string) => fields.get(name) ?? '';
  if (value('status') !== 'info') return false;
  return isHash(keys, (salt) => value('merchant_oid') + value('bank') + salt, value('hash'));
}

function isHash(keys: KnownKeys, text: (salt: string) => string, hash: string): boolean {
  const given = Buffer.from(hash);
  const pairs: readonly Keys[] = keys.earlierKeys === undefined ? [keys] : [keys, keys.earlierKeys];
  return pairs.some((pair) => {
    const expected = Buffer.from(sign(pair, text(pair.merchantSalt)));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** `base64(HMAC-SHA256(merchant_key, text))`. */
export function sign(keys: Keys, text: string): string {
  return createHmac('sha256', keys.merchantKey).update(text).digest('base64');
}

function tokenFields(account: MerchantAccount, { oid, utoken, userIp, draft, okUrl, failUrl }: TokenRequest) {
  const flag = (name: string) => (draft.flags.includes(name) ? '1' : '0');
  // Left out when off: then the merchant's own setting holds.
  const switchedOn = ['non_3d', 'force_3d', 'store_card_off', 'return_state'].filter((name) =>
    draft.flags.includes(name),
  );
  return {
    ...draft.fields,
    utoken,
    merchant_id: account.id,
    user_ip: userIp,
    merchant_oid: oid,
    ...shopper,
    payment_amount: String(draft.amount),
    currency: draft.currency,
    user_basket: Buffer.from(JSON.stringify(draft.basket)).toString('base64'),
    no_installment: flag('no_installment'),
    max_installment: '0',
    merchant_ok_url: okUrl,
    merchant_fail_url: failUrl,
    test_mode: flag('test_mode'),
    debug_on: '1',
    timeout_limit: String(draft.timeoutLimit),
    lang: draft.language,
    // A light page is not stated, so that the shopper's own choice of a theme is in its frame, too.
    iframe_v2_dark: draft.theme === 'dark' ? '1' : '',
    ...Object.fromEntries(switchedOn.map((name) => [name, '1'])),
  };
}

function signToken(keys: Keys, isTransfer: boolean, fields: ReturnType<typeof tokenFields>): string {
  const { merchant_id, user_ip, merchant_oid, email, payment_amount, test_mode } = fields;
  const common = merchant_id + user_ip + merchant_oid + email + payment_amount;
  const { user_basket, no_installment, max_installment, currency } = fields;
  const rest = isTransfer ? 'eft' : user_basket + no_installment + max_installment + currency;
  return sign(keys, common + rest + test_mode + keys.merchantSalt);
}

/** Posts a call, signed over its whole body as well: the provider asks for that where the merchant's settings say so. */
export async function postForm(
  address: string,
  fields: Readonly<Record<string, string>>,
  { merchantKey }: Pick<Keys, 'merchantKey'>,
  clock: Clock,
): Promise<Record<string, unknown> | undefined> {
  try {
    const body = new URLSearchParams(fields).toString();
    const time = Math.floor(clock.now() / 1000);
    const hash = createHmac('sha256', merchantKey).update(`${time}.${body}`).digest('hex');
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        'X-Vezne-Signature': `t=${time},v1=${hash}`,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    });
    const answered: unknown = await answer.json();
    return typeof answered === 'object' && answered !== null ? { ...answered } : undefined;
  } catch {
    return undefined;
  }
}
