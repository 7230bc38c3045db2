/**
 * The marks that one picture holds, `accepted.svg`, which the build makes of the files of these names (RL-10): those that
 * stand on the page before a card is known. A picture each would be a request each and, in Chromium, a document each.
 */
export const markNames = ['troy', 'amex', 'visa', 'mastercard', 'unionpay', '3d-secure', 'go'] as const;

export type MarkName = (typeof markNames)[number];

/** Where a mark stands in that picture. */
export function markAddress(name: MarkName): string {
  return `/oos-assets/logo/card-schemas/accepted.svg#${name}`;
}

/** The card schemes whose marks stand for all that are accepted, before a card is recognised (CN-10). */
export const acceptedSchemes = ['visa', 'mastercard', 'troy'] as const;
