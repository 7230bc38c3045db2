import type { LinkType } from '../../../src/domain/links/link.js';
import type { LinkDraft } from './link-draft.js';
import { saleFields, signedSaleFields } from './sale-terms.js';

/** A field of the form of a new link that not every type has. */
export type TypeField =
  | 'price'
  | 'maxPrice'
  | 'payerName'
  | 'email'
  | 'minCount'
  | 'stock'
  | 'picture'
  | 'zipRequired'
  | 'invoice';

interface LinkTypeOfStore {
  readonly fields: readonly TypeField[];
  /** It asks for one amount, which is paid at once or in parts. */
  readonly collects: boolean;
  /** Returns what link/create takes for it alone, by wire name. `image`: the address of the picture. */
  sent(draft: LinkDraft, image: string): Readonly<Record<string, string>>;
  /** Of these, the ones that are signed, in the order of the contract. */
  readonly signed: readonly string[];
}

const flag = (value: boolean) => (value ? '1' : '0');

/** Holds everything in which the store treats one type of link in another way than the others. */
export const linkTypesOfStore: Readonly<Record<LinkType, LinkTypeOfStore>> = {
  collection: {
    fields: ['price', 'payerName', 'email'],
    collects: true,
    sent: ({ email, payerName }) => ({ email, user_name: payerName }),
    signed: ['email'],
  },
  product: {
    fields: ['price', 'minCount', 'stock', 'picture', 'zipRequired', 'invoice'],
    collects: false,
    sent: ({ minCount, stock, zipRequired, invoice, sale }, image) => ({
      min_count: String(minCount),
      max_count: stock === null ? '' : String(stock),
      image,
      zip_required: flag(zipRequired),
      invoice: flag(invoice),
      ...saleFields(sale),
    }),
    signed: ['min_count', ...signedSaleFields],
  },
  flex: {
    fields: ['maxPrice', 'payerName'],
    collects: false,
    sent: ({ maxPrice, payerName }) => ({ flex_max_price: String(maxPrice ?? 0), user_name: payerName }),
    signed: [],
  },
};

/** Returns whether links of a type have a field. */
export function hasField(type: LinkType, field: TypeField): boolean {
  return linkTypesOfStore[type].fields.includes(field);
}
