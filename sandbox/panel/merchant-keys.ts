/** The key and the salt that a merchant and the provider sign with. */
export interface MerchantKeys {
  readonly merchantKey: string;
  readonly merchantSalt: string;
}

/** The pair that a merchant had before its present one, and until when it is taken. */
export interface EarlierKeys extends MerchantKeys {
  readonly until: Date;
}
