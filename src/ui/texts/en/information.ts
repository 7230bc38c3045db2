import type { information as turkish } from '../tr/information.js';

/** Holds what the provider says to a merchant on its own page, in English. */
export const information: Record<keyof typeof turkish, string> = {
  'information.liveMode1':
    'Your store is in test mode. Switch to live mode in your store settings to take real payments.',
  'information.liveMode2':
    'Your live mode application is under review. You can take real payments once it is approved.',
  'information.merchantLogo': 'Your store’s logo can appear here. Add it in your store settings.',
  'information.settings': 'Store settings',
  'information.support': 'Support',
};
