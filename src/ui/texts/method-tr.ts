/** The texts of the ways to pay beside the card in Turkish, fetched when one is asked for. This table is the list of keys. */
export const methodTr = {
  'methods.loading': 'Ödeme yöntemi açılıyor',
};

/** The name of a text of the ways to pay beside the card. */
export type MethodTextKey = keyof typeof methodTr;
