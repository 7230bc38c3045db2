import type { MerchantAccount } from '../../panel/merchant-account.js';

/** Stands in stored addresses for the origin of the running store: the next start may use another port. */
export const storePlace = '{store}';

/** The account with the addresses of the running store. */
export function withStoreAddress(account: MerchantAccount, storeUrl: string): MerchantAccount {
  return {
    ...account,
    website: account.website.replaceAll(storePlace, storeUrl),
    logo: account.logo.replaceAll(storePlace, storeUrl),
    notificationUrl: account.notificationUrl.replaceAll(storePlace, storeUrl),
    transferNoticeUrl: account.transferNoticeUrl.replaceAll(storePlace, storeUrl),
  };
}

/** An address as it is stored. */
export function withoutStoreAddress(address: string, storeUrl: string): string {
  return address.replaceAll(storeUrl, storePlace);
}
