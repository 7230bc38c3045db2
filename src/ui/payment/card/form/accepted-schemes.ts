/** The card schemes whose marks stand for all that are accepted, before a card is recognised (CN-10). */
export const acceptedSchemes = ['visa', 'mastercard', 'troy'] as const;
