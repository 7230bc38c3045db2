import type { MerchantAccount } from './panel/merchant-account.js';
import type { Urls } from './process/urls.js';

interface OwnShop {
  readonly merchant: Pick<MerchantAccount, 'id' | 'merchantKey' | 'merchantSalt'>;
  readonly notificationUrl: string;
  readonly urls: Urls;
  /** Only the demo store has the panel. */
  readonly hasStore: boolean;
}

/** Returns the lines that a start prints for a shop of one's own: its merchant, its panel, and how the doctor asks it (PK-08). */
export function ownShopLines({ merchant, notificationUrl, urls, hasStore }: OwnShop): readonly string[] {
  const { id, merchantKey, merchantSalt } = merchant;
  // With `=`, since a new key may begin with a dash.
  const pair = `--key=${merchantKey} --salt=${merchantSalt}`;
  const panel = hasStore ? [`Its panel   ${urls.store}/merchants/${id}`] : [];
  return [
    `Your shop   merchant ${id}, key ${merchantKey}, salt ${merchantSalt}, notified at ${notificationUrl}`,
    ...panel,
    `Its doctor  vezne-sandbox doctor ${notificationUrl} --merchant ${id} ${pair} --provider ${urls.provider}`,
  ];
}
