import ipaddr from 'ipaddr.js';

/**
 * The part of a network address that one subscriber has: IPv4 whole, also where it is written as IPv6; of IPv6 the first 64
 * bits, since the rest is the subscriber's to choose. A text that is no address is returned as it came.
 */
export function subscriberOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? firstBits(parsed, 64) : parsed.toString();
}

/**
 * The network that a whole line may have: IPv4 as {@link subscriberOf} has it; of IPv6 the first 56 bits, since a line at
 * home is given 256 networks of 64 bits and could be as many subscribers.
 */
export function lineOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? firstBits(parsed, 56) : parsed.toString();
}

/** The network of so many bits, at most 64. */
function firstBits({ parts }: ipaddr.IPv6, bits: number): string {
  const [first = 0, second = 0, third = 0, fourth = 0] = parts;
  const kept = fourth & (0xffff << (64 - bits));
  return `${[first, second, third, kept].map((part) => part.toString(16)).join(':')}::/${bits}`;
}

/**
 * Returns what kind of network an address is in, such as `unicast` (the internet), `loopback` or `private`; undefined
 * of a text that is no address.
 */
export function rangeOf(address: string): string | undefined {
  return ipaddr.isValid(address) ? ipaddr.process(address).range() : undefined;
}
