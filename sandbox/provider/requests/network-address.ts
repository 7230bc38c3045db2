import ipaddr from 'ipaddr.js';

/**
 * The part of a network address that one subscriber has: IPv4 whole, also where it is written as IPv6; of IPv6 the first 64
 * bits, since the rest is the subscriber's to choose. A text that is no address is returned as it came.
 */
export function subscriberOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/**
 * Returns what kind of network an address is in, such as `unicast` (the internet), `loopback` or `private`; undefined
 * of a text that is no address.
 */
export function rangeOf(address: string): string | undefined {
  return ipaddr.isValid(address) ? ipaddr.process(address).range() : undefined;
}
