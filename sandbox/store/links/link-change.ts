import { parseAmountEntry } from '../../../src/domain/links/amount-entry.js';
import { printAmount } from '../../../src/domain/money/amount.js';
import type { Form } from '../../site/form.js';
import type { LinkDraft } from './link-draft.js';
import type { LinkTerms } from './link-terms.js';
import { hasField } from './link-types.js';

/** Returns what the form of a link's terms shows, by field; the expiry as `YYYY-MM-DDThh:mm`, the time in Turkey. */
export function shownTerms(terms: LinkTerms): Readonly<Record<TermField, string>> {
  return {
    price: printAmount(Number(terms.price)),
    stock: terms.max_count,
    uses: terms.max_uses,
    expiry: terms.expiry_date.slice(0, 16).replace(' ', 'T'),
    description: terms.description,
    category: terms.category,
  };
}

export type TermField = 'price' | 'stock' | 'uses' | 'expiry' | 'description' | 'category';

/** Describes what link/change asks for, by wire name; of what stays, nothing. */
export type LinkChange = Readonly<
  Partial<Record<'price' | 'max_count' | 'max_uses' | 'expiry_date' | 'description' | 'category', string>>
>;

/** Reads the form of a link's terms: the fields that changed. An emptied limit is taken away; an emptied text stays. */
export function readLinkChange(
  form: Form,
  terms: LinkTerms,
  { kind, currency }: Pick<LinkDraft, 'kind' | 'currency'>,
): { readonly change: LinkChange } | { readonly problems: ReadonlySet<TermField> } {
  const shown = shownTerms(terms);
  const text = (name: TermField) => (form.get(name) ?? shown[name]).trim();
  const changed = (name: TermField) => text(name) !== shown[name];
  const problems = new Set<TermField>();
  const change: Record<string, string> = {};
  if (changed('price')) {
    const minor = parseAmountEntry(text('price'), currency);
    if (minor === undefined || minor < 1) problems.add('price');
    change.price = String(minor ?? '');
  }
  const limits = hasField(kind, 'stock') ? (['stock', 'uses'] as const) : (['uses'] as const);
  for (const name of limits.filter(changed)) {
    if (!/^([1-9]\d{0,4})?$/.test(text(name))) problems.add(name);
    change[name === 'stock' ? 'max_count' : 'max_uses'] = text(name) || '0';
  }
  if (changed('expiry')) {
    const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(text('expiry')) ?? [];
    if (text('expiry') !== '' && time === undefined) problems.add('expiry');
    change.expiry_date = time === undefined ? '0' : `${day} ${time}:00`;
  }
  if (changed('description')) change.description = text('description');
  if (changed('category')) change.category = text('category') || '0';
  return problems.size > 0 ? { problems } : { change };
}
