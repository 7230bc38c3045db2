/** What was typed into the forms of links, by field, for those who come back from the payment page. Never card data. */
export interface LinkDrafts {
  /** Empty where nothing was kept. */
  read(shortId: string): Readonly<Record<string, string>>;
  /** `token`: the payment that was made of them. */
  keep(shortId: string, token: string, texts: Readonly<Record<string, string>>): void;
  /** Drops what a payment was made of, once it is paid; nothing where that was not kept, or not here. */
  drop(token: string): void;
}
