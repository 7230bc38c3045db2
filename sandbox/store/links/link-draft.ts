import { parseAmountEntry } from '../../../src/domain/links/amount-entry.js';
import { type LinkType, linkTypes } from '../../../src/domain/links/link.js';
import { type Language, readLanguage } from '../../../src/domain/locale/language.js';
import { type Currency, currencies } from '../../../src/domain/money/currency.js';
import type { Form } from '../../site/form.js';
import { productOf } from '../goods/products.js';

/** Everything a payment link is made with. Whether it is right the provider decides. */
export interface LinkDraft {
  readonly merchantId: string;
  readonly kind: LinkType;
  readonly name: string;
  readonly description: string;
  readonly language: Language;
  readonly currency: Currency;
  /** Minor units: what a collection collects, one piece of a product, the least amount of a flex link. */
  readonly price: number;
  /** Minor units, of a flex link. */
  readonly maxPrice: number | null;
  /** Of a collection or a flex link; may be empty. */
  readonly payerName: string;
  /** Of a collection. */
  readonly email: string;
  /** Id of the shop's product whose picture is shown; empty for none. */
  readonly picture: string;
  readonly minCount: number;
  readonly stock: number | null;
  /** Payments it takes in all; null without end. */
  readonly maxUses: number | null;
  readonly zipRequired: boolean;
  readonly invoice: boolean;
  readonly maxInstallment: number;
  /** `YYYY-MM-DD hh:mm:ss`, the time in Turkey; empty for none. */
  readonly expiryDate: string;
  /** Id of a link case. */
  readonly scenario: string | null;
}

/** A field of the form that the store cannot send, by its name. */
export type LinkProblem =
  | 'merchant'
  | 'name'
  | 'price'
  | 'maxPrice'
  | 'email'
  | 'minCount'
  | 'stock'
  | 'maxUses'
  | 'expiry';

/** Holds what every draft begins with. */
export const plainDraft = {
  description: '',
  language: 'tr',
  currency: 'TL',
  maxPrice: null,
  payerName: '',
  email: '',
  picture: '',
  minCount: 1,
  stock: null,
  maxUses: null,
  zipRequired: false,
  invoice: false,
  maxInstallment: 12,
  expiryDate: '',
  scenario: null,
} as const satisfies Partial<LinkDraft>;

/** Reads the form of a new link; fields of other kinds do not count. */
export function readLinkDraft(
  form: Form,
  merchantIds: readonly string[],
): { readonly draft: LinkDraft } | { readonly problems: ReadonlySet<LinkProblem> } {
  const text = (name: string) => (form.get(name) ?? '').trim();
  const problems = new Set<LinkProblem>();
  const kind = linkTypes.find((known) => known === form.get('kind')) ?? 'collection';
  const currency = currencies.find((known) => known === form.get('currency')) ?? 'TL';
  const amount = (name: 'price' | 'maxPrice', fallback?: number) => {
    const minor = text(name) === '' ? fallback : parseAmountEntry(text(name), currency);
    if (minor === undefined || minor < 1) problems.add(name);
    return minor ?? 0;
  };
  const pieces = (name: 'minCount' | 'stock' | 'maxUses') => {
    if (text(name) === '') return null;
    if (!/^[1-9]\d{0,4}$/.test(text(name))) problems.add(name);
    return Number(text(name));
  };
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(text('expiry')) ?? [];
  if (text('expiry') !== '' && time === undefined) problems.add('expiry');
  const merchantId = merchantIds.find((known) => known === form.get('merchant')) ?? '';
  if (merchantId === '') problems.add('merchant');
  if ([...text('name')].length < 4) problems.add('name');
  if (kind === 'collection' && !text('email').includes('@')) problems.add('email');
  const isProduct = kind === 'product';
  const draft: LinkDraft = {
    ...plainDraft,
    merchantId,
    kind,
    currency,
    name: text('name'),
    description: text('description'),
    language: readLanguage(form.get('language')),
    price: kind === 'flex' ? amount('price', 100) : amount('price'),
    maxPrice: kind === 'flex' ? amount('maxPrice') : null,
    payerName: isProduct ? '' : text('payerName'),
    email: kind === 'collection' ? text('email') : '',
    picture: isProduct ? (productOf(text('picture'))?.id ?? '') : '',
    minCount: (isProduct && pieces('minCount')) || 1,
    stock: isProduct ? pieces('stock') : null,
    maxUses: pieces('maxUses'),
    zipRequired: isProduct && form.get('zipRequired') === '1',
    invoice: isProduct && form.get('invoice') === '1',
    maxInstallment: form.get('single') === '1' ? 1 : plainDraft.maxInstallment,
    expiryDate: day === undefined ? '' : `${day} ${time}:00`,
  };
  return problems.size > 0 ? { problems } : { draft };
}
