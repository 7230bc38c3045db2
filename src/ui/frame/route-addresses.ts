/*
 * The addresses that a link's and a result's page lead to (RT-01..11). The card form needs none of them. How an address is
 * read stands in src/domain/payment/page-address.ts.
 */

/** Where the payment of a token is paid. */
export function paymentAddress(token: string): string {
  return `/odeme/guvenli/v2/${encodeURIComponent(token)}`;
}

/** Where the payment of a link's token is paid (LK-05). */
export function linkPaymentAddress(token: string): string {
  return `/odeme/guvenli/link/${encodeURIComponent(token)}`;
}

/** Where the result of a payment is shown (RT-07). */
export function resultAddress(token: string): string {
  return `/odeme/guvenli/v2/basarili/${encodeURIComponent(token)}`;
}

/** Where the result of a link's payment is shown (RT-07). */
export function linkResultAddress(token: string): string {
  return `/link/success/${encodeURIComponent(token)}`;
}
