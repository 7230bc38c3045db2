import type { MerchantAccount } from '../store-contract.js';
import type { LinkWish } from './link-wish.js';
import { postForm, sign } from './merchant-api.js';

/** The link calls of the merchant API, as this merchant uses them. */
export interface LinkApi {
  create(account: MerchantAccount, request: LinkRequest): Promise<CreatedLink | LinkRefusal>;
  delete(account: MerchantAccount, id: string): Promise<LinkRefusal | undefined>;
  send(
    account: MerchantAccount,
    id: string,
    channel: 'sms' | 'email',
    recipient: string,
  ): Promise<LinkRefusal | undefined>;
}

interface LinkRequest {
  readonly wish: LinkWish;
  /** Address of the product's picture; empty for none. */
  readonly image: string;
  readonly callbackLink: string;
  readonly callbackId: string;
}

interface CreatedLink {
  readonly id: string;
  readonly address: string;
  /** Base64 of a PNG. */
  readonly qr: string;
}

/** The provider's reason; undefined when no answer came. */
interface LinkRefusal {
  readonly reason: string | undefined;
}

export function linkApi(providerUrl: string, product: string): LinkApi {
  const call = async (
    account: MerchantAccount,
    path: string,
    fields: Readonly<Record<string, string>>,
    signed: string,
  ) => {
    const token = { [`${product}_token`]: sign(account, signed + account.merchantSalt) };
    const answer = await postForm(`${providerUrl}/odeme/api/link/${path}`, {
      merchant_id: account.id,
      ...fields,
      ...token,
    });
    const text = (name: string) => (typeof answer?.[name] === 'string' ? answer[name] : undefined);
    return { done: answer?.status === 'success', text };
  };
  return {
    async create(account, request) {
      const fields = createFields(request);
      const { done, text } = await call(account, 'create', fields, signedText(fields, request.wish.kind));
      const [id, address] = [text('id'), text('link')];
      if (!done || id === undefined || address === undefined) return { reason: text('err_msg') };
      return { id, address, qr: text('base64_qr') ?? '' };
    },
    async delete(account, id) {
      const { done, text } = await call(account, 'delete', { id }, id + account.id);
      return done ? undefined : { reason: text('err_msg') };
    },
    async send(account, id, channel, recipient) {
      const field = channel === 'sms' ? 'cell_phone' : 'email';
      const signed = id + account.id + recipient;
      const { done, text } = await call(account, `send-${channel}`, { id, [field]: recipient }, signed);
      return done ? undefined : { reason: text('err_msg') };
    },
  };
}

function createFields({ wish, image, callbackLink, callbackId }: LinkRequest): Readonly<Record<string, string>> {
  const flag = (value: boolean) => (value ? '1' : '0');
  const own: Readonly<Record<LinkWish['kind'], Readonly<Record<string, string>>>> = {
    collection: { email: wish.email, user_name: wish.payerName },
    product: {
      min_count: String(wish.minCount),
      max_count: wish.stock === null ? '' : String(wish.stock),
      ...{ image, zip_required: flag(wish.zipRequired), invoice: flag(wish.invoice) },
    },
    flex: { flex_max_price: String(wish.maxPrice ?? 0), user_name: wish.payerName },
  };
  return {
    ...{ name: wish.name, description: wish.description, price: String(wish.price), currency: wish.currency },
    ...{ max_installment: String(wish.maxInstallment), link_type: wish.kind, lang: wish.language },
    ...own[wish.kind],
    ...{ expiry_date: wish.expiryDate, get_qr: '1', callback_link: callbackLink, callback_id: callbackId },
  };
}

function signedText(fields: Readonly<Record<string, string>>, kind: LinkWish['kind']): string {
  const own = { collection: 'email', product: 'min_count', flex: '' }[kind];
  return ['name', 'price', 'currency', 'max_installment', 'link_type', 'lang', own]
    .map((name) => fields[name] ?? '')
    .join('');
}
