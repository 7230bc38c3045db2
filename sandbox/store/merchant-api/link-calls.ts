import type { MerchantAccount } from '../../panel/merchant-account.js';
import type { Clock } from '../../process/clock.js';
import type { LinkChange } from '../links/link-change.js';
import type { LinkDraft } from '../links/link-draft.js';
import { type LinkTerms, readLinkTerms } from '../links/link-terms.js';
import { linkTypesOfStore } from '../links/link-types.js';
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
  /** Undefined when the provider does not answer, or has no such link. */
  inquire(account: MerchantAccount, id: string): Promise<LinkTerms | undefined>;
  /** The merchant's latest links, deleted ones too; none when no answer came. */
  list(account: MerchantAccount): Promise<readonly LinkTerms[]>;
  change(account: MerchantAccount, id: string, change: LinkChange): Promise<LinkRefusal | undefined>;
  pause(account: MerchantAccount, id: string): Promise<LinkRefusal | undefined>;
  resume(account: MerchantAccount, id: string): Promise<LinkRefusal | undefined>;
}

interface LinkRequest {
  readonly draft: LinkDraft;
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

export function linkApi(providerUrl: string, product: string, clock: Clock): LinkApi {
  const call = async (
    account: MerchantAccount,
    path: string,
    fields: Readonly<Record<string, string>>,
    signed: string,
  ) => {
    const token = { [`${product}_token`]: sign(account, signed + account.merchantSalt) };
    const form = { merchant_id: account.id, ...fields, ...token };
    const answer = await postForm(`${providerUrl}/odeme/api/link/${path}`, form, account, clock);
    const text = (name: string) => (typeof answer?.[name] === 'string' ? answer[name] : undefined);
    const done = answer?.status === 'success';
    return { done, refused: done ? undefined : { reason: text('err_msg') }, text, answer };
  };
  const act = async (account: MerchantAccount, name: 'pause' | 'resume', id: string) => {
    const { refused } = await call(account, name, { id }, id + account.id + name);
    return refused;
  };
  return {
    async create(account, request) {
      const fields = createFields(request);
      const { done, text } = await call(account, 'create', fields, signedText(fields, request.draft.kind));
      const id = text('id');
      const address = text('link');
      if (!done || id === undefined || address === undefined) return { reason: text('err_msg') };
      return { id, address, qr: text('base64_qr') ?? '' };
    },
    async delete(account, id) {
      const { refused } = await call(account, 'delete', { id }, id + account.id);
      return refused;
    },
    async inquire(account, id) {
      const { done, answer } = await call(account, 'inquiry', { id }, `${id}${account.id}inquiry`);
      return done ? readLinkTerms(answer) : undefined;
    },
    async list(account) {
      const { answer } = await call(account, 'list', {}, `${account.id}list`);
      const links: readonly unknown[] = Array.isArray(answer?.links) ? answer.links : [];
      return links.map(readLinkTerms).filter((terms) => terms !== undefined);
    },
    async change(account, id, change) {
      const { price = '', max_count = '', max_uses = '', expiry_date = '', description = '', category = '' } = change;
      const signed = ['change', id, account.id, price, max_count, max_uses, expiry_date, description, category];
      const { refused } = await call(account, 'change', { id, ...change }, signed.join(''));
      return refused;
    },
    pause: (account, id) => act(account, 'pause', id),
    resume: (account, id) => act(account, 'resume', id),
    async send(account, id, channel, recipient) {
      const field = channel === 'sms' ? 'cell_phone' : 'email';
      const signed = id + account.id + recipient;
      const { refused } = await call(account, `send-${channel}`, { id, [field]: recipient }, signed);
      return refused;
    },
  };
}

function createFields({ draft, image, callbackLink, callbackId }: LinkRequest): Readonly<Record<string, string>> {
  return {
    name: draft.name,
    description: draft.description,
    price: String(draft.price),
    currency: draft.currency,
    max_installment: String(draft.maxInstallment),
    category: draft.category,
    link_type: draft.kind,
    lang: draft.language,
    ...linkTypesOfStore[draft.kind].sent(draft, image),
    max_uses: draft.maxUses === null ? '' : String(draft.maxUses),
    expiry_date: draft.expiryDate,
    get_qr: '1',
    callback_link: callbackLink,
    callback_id: callbackId,
  };
}

function signedText(fields: Readonly<Record<string, string>>, kind: LinkDraft['kind']): string {
  const { signed } = linkTypesOfStore[kind];
  return ['name', 'price', 'currency', 'max_installment', 'link_type', 'lang', ...signed]
    .map((name) => fields[name] ?? '')
    .join('');
}
