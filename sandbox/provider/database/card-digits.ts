/**
 * The digits of a card number that may be kept: the first 8 and the last 4, the first 6 and the last 4 of a number shorter
 * than 16 (PCI DSS 3.5.1 and its FAQ 1091; TR-01).
 */
export function digitsKept(number: string): { readonly bin: string; readonly last4: string } {
  // guard: digits kept of a card -> return { bin: number.slice(0, 12), last4: number.slice(-4) };
  return { bin: number.slice(0, number.length < 16 ? 6 : 8), last4: number.slice(-4) };
}
