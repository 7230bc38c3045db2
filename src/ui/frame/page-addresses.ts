import { readShortId, readToken } from '../../domain/payment/route-parameters.js';

/** The addresses of the page (RT-01..11), as the router writes them. */
export const addresses = {
  payment: '/odeme/guvenli/v2/:token',
  linkPayment: '/odeme/guvenli/link/:token',
  paid: '/odeme/guvenli/v2/basarili/:token',
  linkPaid: '/link/success/:token',
  failed: '/odeme/guvenli/v2/basarisiz',
  link: '/link/:shortId',
  linkFailed: '/link/:shortId/failed',
  linkSuccess: '/link/:shortId/success',
} as const;

/** Where the payment of a token is paid. */
export function paymentAddress(token: string): string {
  return addresses.payment.replace(':token', encodeURIComponent(token));
}

/** Where the payment of a link's token is paid (LK-05). */
export function linkPaymentAddress(token: string): string {
  return addresses.linkPayment.replace(':token', encodeURIComponent(token));
}

/** The page of a link. */
export function linkAddress(shortId: string): string {
  return addresses.link.replace(':shortId', encodeURIComponent(shortId));
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
