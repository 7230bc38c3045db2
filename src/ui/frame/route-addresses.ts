/** The addresses of the page (RT-01..11), as the router writes them. The card form needs none of them. */
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
