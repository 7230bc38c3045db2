import { WrongOption } from '../options/wrong-option.js';
import type { Urls } from './urls.js';

/** The origins that browsers use, as far as the environment names them. Throws WrongOption. */
export function readPublicUrls(env: Readonly<Record<string, string | undefined>>): Partial<Urls> {
  return {
    ...(env.VEZNE_PROVIDER_URL && { provider: originOf('VEZNE_PROVIDER_URL', env.VEZNE_PROVIDER_URL) }),
    ...(env.VEZNE_STORE_URL && { store: originOf('VEZNE_STORE_URL', env.VEZNE_STORE_URL) }),
    ...(env.VEZNE_ACS_URL && { acs: originOf('VEZNE_ACS_URL', env.VEZNE_ACS_URL) }),
    ...(env.VEZNE_WALLET_URL && { wallets: originOf('VEZNE_WALLET_URL', env.VEZNE_WALLET_URL) }),
  };
}

/** An address without `https://` can be parsed: what stands before its port is then taken for the scheme, and it has no origin. */
function originOf(name: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new WrongOption(`${name} is no address that begins with https:// or http://: ${address}`);
  // It would leave out without a word what stands behind the origin.
  if (url.href !== `${url.origin}/`) throw new WrongOption(`${name} is an origin: write ${url.origin} alone.`);
  return url.origin;
}
