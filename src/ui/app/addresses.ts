import { readToken } from '../../domain/page/route-parameters.js';

/** The addresses of the page (RT-01..11), as the router writes them. */
export const addresses = {
  payment: '/odeme/guvenli/v2/:token',
  linkPayment: '/odeme/guvenli/link/:token',
  paid: '/odeme/guvenli/v2/basarili/:token',
  linkPaid: '/link/success/:token',
  failed: '/odeme/guvenli/v2/basarisiz',
} as const;

/** Where the payment of a token is paid. */
export function paymentAddress(token: string): string {
  return addresses.payment.replace(':token', encodeURIComponent(token));
}

/** A payment's own address: read without the router, which is not needed on the way to the card form. */
const paymentPath = /^\/odeme\/guvenli\/(v2|link)(?:\/(?!v2\/|basarili\/?$|basarisiz\/?$)([^/]*))?\/?$/;

/** A payment as its address tells it. */
interface AddressedPayment {
  /** Undefined when it is missing or cannot be one. */
  readonly token: string | undefined;
  readonly isLink: boolean;
}

/** What a path says about a payment; undefined when it is another screen's (RT-09, RT-11). */
export function paymentOf(path: string): AddressedPayment | undefined {
  const match = paymentPath.exec(path);
  return match === null ? undefined : { token: readToken(match[2]), isLink: match[1] === 'link' };
}
