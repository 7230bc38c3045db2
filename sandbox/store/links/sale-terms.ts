import type { SaleTexts, Seller } from '../../../src/domain/sale/sale-texts.js';

/** Who sells by a link of the store, and what its buyers accept (LW-01, LW-02). */
export interface SaleTerms {
  readonly seller: Seller;
  readonly texts: SaleTexts;
}

/** Names the fields of {@link saleFields} in the order in which link/create signs them. */
export const signedSaleFields: readonly string[] = [
  'seller_title',
  'seller_address',
  'seller_phone',
  'seller_email',
  'seller_number',
  'pre_information',
  'pre_information_version',
  'contract',
  'contract_version',
];

/** Returns the fields of link/create that say so, by wire name; none where the link says nothing of it. */
export function saleFields(terms: SaleTerms | null): Readonly<Record<string, string>> {
  if (terms === null) return {};
  const { seller, texts } = terms;
  return {
    seller_title: seller.title,
    seller_address: seller.address,
    seller_phone: seller.phone,
    seller_email: seller.email,
    seller_number: seller.number,
    pre_information: texts.preInformation.text,
    pre_information_version: texts.preInformation.version,
    contract: texts.contract.text,
    contract_version: texts.contract.version,
  };
}
