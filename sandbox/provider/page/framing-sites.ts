import type { MerchantAccount } from '../../panel/merchant-account.js';
import type { MerchantAddresses } from '../merchants/merchant-addresses.js';

/**
 * Who may frame a merchant's pages, as sources of `frame-ancestors`: the merchant's site, and its shops on this machine
 * (MA-06). Any site (`*`) where the merchant's is not known.
 */
export function framingSites(merchant: MerchantAccount | undefined, addresses: MerchantAddresses): string {
  return [siteOf(merchant), ...addresses.sitesOf(merchant?.id)].join(' ');
}

function siteOf(merchant: MerchantAccount | undefined): string {
  const site = merchant === undefined || !URL.canParse(merchant.website) ? 'null' : new URL(merchant.website).origin;
  // guard: site that frames the page -> return '*';
  return site === 'null' ? '*' : site;
}
