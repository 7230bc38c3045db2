/** Who gets a delivery: the merchant, and the host of its address. */
export interface Addressee {
  readonly merchant: string;
  readonly host: string;
}

/**
 * The host of an address, with its port unless that is the usual one: one text however it is spelled. Empty where the
 * address is none.
 */
export function hostOf(url: string): string {
  if (!URL.canParse(url)) return '';
  const { hostname, port } = new URL(url);
  const name = hostname.replace(/\.$/, '');
  return port === '' ? name : `${name}:${port}`;
}
