/** The card schemes whose marks stand for all that are accepted, before a card is recognised (CN-10). */
export const acceptedSchemes = ['visa', 'mastercard', 'troy'] as const;

/** Address of the mark of a scheme. */
export function schemeMark(scheme: string): string {
  return `/oos-assets/logo/card-schemas/${scheme}.svg`;
}
