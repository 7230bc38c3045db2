import { parseAmountEntry } from '../../../src/domain/links/amount-entry.js';
import { minLinkAmount } from '../../../src/domain/links/collection.js';
import { linkTypes } from '../../../src/domain/links/link.js';
import { readLanguage } from '../../../src/domain/locale/language.js';
import { currencies } from '../../../src/domain/money/currency.js';
import type { Form } from '../../site/form.js';
import { chosenCategory } from '../goods/categories.js';
import { productOf } from '../goods/products.js';
import { type LinkDraft, type LinkProblem, plainDraft } from './link-draft.js';
import { hasField, type TypeField } from './link-types.js';

/** Reads the form of a new link; fields of other types do not count. */
export function readLinkDraft(
  form: Form,
  merchantIds: readonly string[],
  categories: readonly string[],
): { readonly draft: LinkDraft } | { readonly problems: ReadonlySet<LinkProblem> } {
  const text = (name: string) => (form.get(name) ?? '').trim();
  const problems = new Set<LinkProblem>();
  const kind = linkTypes.find((known) => known === form.get('kind')) ?? linkTypes[0];
  const currency = currencies.find((known) => known === form.get('currency')) ?? 'TL';
  const amount = (name: 'price' | 'maxPrice') => {
    const minor = parseAmountEntry(text(name), currency);
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
  const has = (field: TypeField) => hasField(kind, field);
  if (has('email') && !text('email').includes('@')) problems.add('email');
  const draft: LinkDraft = {
    ...plainDraft,
    merchantId,
    kind,
    currency,
    name: text('name'),
    description: text('description'),
    language: readLanguage(form.get('language')),
    price: has('price') ? amount('price') : minLinkAmount,
    maxPrice: has('maxPrice') ? amount('maxPrice') : null,
    payerName: has('payerName') ? text('payerName') : '',
    email: has('email') ? text('email') : '',
    picture: has('picture') ? (productOf(text('picture'))?.id ?? '') : '',
    minCount: (has('minCount') && pieces('minCount')) || 1,
    stock: has('stock') ? pieces('stock') : null,
    maxUses: pieces('maxUses'),
    zipRequired: has('zipRequired') && form.get('zipRequired') === '1',
    invoice: has('invoice') && form.get('invoice') === '1',
    maxInstallment: form.get('single') === '1' ? 1 : plainDraft.maxInstallment,
    category: chosenCategory(form, categories) ?? '',
    expiryDate: day === undefined ? '' : `${day} ${time}:00`,
  };
  return problems.size > 0 ? { problems } : { draft };
}
