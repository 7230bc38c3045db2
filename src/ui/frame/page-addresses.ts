import { readShortId, readToken } from '../../domain/payment/route-parameters.js';

/** The page of a link. */
export function linkAddress(shortId: string): string {
  return `/link/${encodeURIComponent(shortId)}`;
}

const oldLinkPayment = /^\/odeme\/guvenli\/link\/v2(\/[^/]+)\/?$/;

/** Where the older address of a link's payment leads to (RT-10); undefined for any other. */
export function newAddressOf(path: string): string | undefined {
  const [, token] = oldLinkPayment.exec(path) ?? [];
  return token === undefined ? undefined : `/odeme/guvenli/link${token}`;
}

const linkPath = /^\/link\/([^/]+)\/(?:success|failed)\/?$|^\/link\/([^/]+)\/?$/;

/** The link whose page, or end, a path is. */
export function linkOf(path: string): string | undefined {
  const [, ended, itself] = linkPath.exec(path) ?? [];
  return readShortId(ended ?? itself);
}

/** A payment's own address: read without the router, which the card form does without. */
const paymentPath = /^\/odeme\/guvenli\/(v2|link)(?:\/(?!v2\/|basarili\/?$|basarisiz\/?$)([^/]*))?\/?$/;

/** What the address of a payment holds. */
export interface AddressedPayment {
  /** Undefined when it is missing or cannot be one. */
  readonly token: string | undefined;
  readonly isLink: boolean;
}

/** What a path says about a payment; undefined when it is another screen's (RT-09, RT-11). */
export function paymentOf(path: string): AddressedPayment | undefined {
  const match = paymentPath.exec(path);
  return match === null ? undefined : { token: readToken(match[2]), isLink: match[1] === 'link' };
}
