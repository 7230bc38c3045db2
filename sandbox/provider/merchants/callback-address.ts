import { rangeOf } from '../requests/network-address.js';

/** Where the services of this installation are, for {@link isCallbackAddress}. */
interface OwnPlaces {
  /** The provider's origin: nothing may be posted to it on a merchant's word. */
  readonly provider: string;
  /** Origins that may be posted to wherever they are: the demo store and the merchant's sites on loopback. */
  readonly allowed: readonly string[];
}

/** The words of the rule, after the name of the field. */
export const callbackAddressRule =
  'must be an address outside the provider and private networks, by http or https, without a user name';

/**
 * Returns whether the provider may post to an address that a merchant names: the post comes from inside the provider's
 * network, which must not be reachable that way. Loopback is allowed where the provider itself is served on loopback.
 * The address of a name is checked when the connection is made: {@link isCallbackPlace}.
 */
export function isCallbackAddress(text: string, { provider, allowed }: OwnPlaces): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, hostname, port, username, password } = new URL(text);
  if (!['http:', 'https:'].includes(protocol) || username !== '' || password !== '') return false;
  const own = URL.canParse(provider) ? new URL(provider) : undefined;
  // guard: merchant’s address at the provider
  if (origin === own?.origin) return false;
  if (allowed.includes(origin)) return true;
  return isReachable(placeOf(hostname), port, own);
}

/**
 * Returns whether a post to such an address may be sent to the network address that its name has resolved to: the
 * merchant may point a name anywhere, and to another address the next time (MA-03).
 */
export function isCallbackPlace(text: string, networkAddress: string, { provider, allowed }: OwnPlaces): boolean {
  const { origin, port } = new URL(text);
  if (allowed.includes(origin)) return true;
  // guard: name that resolves to a private network -> return isReachable('public', port, networkAddress === provider ? new URL(provider) : undefined);
  return isReachable(placeOf(networkAddress), port, URL.canParse(provider) ? new URL(provider) : undefined);
}

/** Returns whether a host, as `URL` gives it, is this machine by any of its names and addresses. */
export function isLoopbackHost(hostname: string): boolean {
  return placeOf(hostname) === 'loopback';
}

type Place = 'loopback' | 'private' | 'public';

function isReachable(place: Place, port: string, own: URL | undefined): boolean {
  // guard: merchant’s address in a private network -> if (place !== 'loopback') return true;
  if (place !== 'loopback') return place === 'public';
  // Another name of this machine with the same port is the provider, too.
  return own !== undefined && placeOf(own.hostname) === 'loopback' && port !== own.port;
}

/** `hostname` as `URL` gives it: numbers in any notation are already IPv4 in four parts. */
function placeOf(hostname: string): Place {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const range = rangeOf(host);
  if (range === 'loopback') return 'loopback';
  if (range !== undefined) return range === 'unicast' ? 'public' : 'private';
  if (/(?:^|\.)localhost$/.test(host)) return 'loopback';
  // A name without a dot, and these endings, exist in a private network alone.
  return !host.includes('.') || /\.(?:local|internal|lan|intranet|home\.arpa)$/.test(host) ? 'private' : 'public';
}
