import { WrongOption } from '../options/wrong-option.js';
import type { Urls } from './urls.js';

/** The origins that browsers use, as far as the environment names them. Throws WrongOption. */
export function readPublicUrls(env: Readonly<Record<string, string | undefined>>): Partial<Urls> {
  return {
    ...(env.VEZNE_PROVIDER_URL && { provider: originOf(env.VEZNE_PROVIDER_URL) }),
    ...(env.VEZNE_STORE_URL && { store: originOf(env.VEZNE_STORE_URL) }),
    ...(env.VEZNE_ACS_URL && { acs: originOf(env.VEZNE_ACS_URL) }),
    ...(env.VEZNE_WALLET_URL && { wallets: originOf(env.VEZNE_WALLET_URL) }),
  };
}

function originOf(address: string): string {
  if (!URL.canParse(address)) throw new WrongOption(`Not an address: ${address}`);
  return new URL(address).origin;
}
