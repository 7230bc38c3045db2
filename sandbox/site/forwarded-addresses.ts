import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';

const header = 'x-forwarded-for';

/** Stands for every address that cannot be read, so that all of them together count as one. */
const unreadable = '0.0.0.0';

/**
 * Cuts the ports of the addresses that proxies have named: some write `198.51.100.7:50123`, and a limit that counts by the
 * whole text would count each connection apart (TR-05). What is no address becomes one that stands for all such texts.
 */
export function readForwardedAddresses(headers: IncomingHttpHeaders): void {
  const named = headers[header];
  if (named !== undefined) headers[header] = [named].flat().join().split(',').map(addressOf).join(', ');
}

function addressOf(text: string): string {
  const bare = text.trim().replace(/^"(.*)"$/, '$1');
  const [, inBrackets] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(bare) ?? [];
  const [, withPort] = /^([\d.]+):\d{1,5}$/.exec(bare) ?? [];
  const address = inBrackets ?? withPort ?? bare;
  return ipaddr.isValid(address) ? address : unreadable;
}
