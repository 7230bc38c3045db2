import type { Language } from '../../../src/domain/locale/language.js';
import type { MerchantAccount } from '../../panel/merchant-account.js';
import type { LinkDraft } from '../links/link-draft.js';

/** Describes what happens to a link before it is opened. */
export type LinkPast =
  | { readonly kind: 'pay'; readonly amountOrPieces: number }
  | { readonly kind: 'delete' }
  | { readonly kind: 'expire' };

/** A payment link that one click makes and opens: each case of the page, payable or not. */
export interface PreparedLink {
  readonly id: string;
  readonly group: 'payable' | 'dead';
  readonly title: Readonly<Record<Language, string>>;
  /** The first merchant this holds for makes the link. */
  readonly fits: (merchant: MerchantAccount) => boolean;
  readonly draft: (language: Language) => Omit<LinkDraft, 'merchantId' | 'language' | 'scenario'>;
  readonly past?: LinkPast;
}
