/** What was typed into the forms of links, by field, for those who come back from the payment page. Never card data. */
export interface LinkDrafts {
  /** Empty where nothing was kept. */
  read(shortId: string): Readonly<Record<string, string>>;
  keep(shortId: string, texts: Readonly<Record<string, string>>): void;
}
