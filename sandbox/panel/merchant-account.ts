import type { Appearance } from '../../src/domain/theme/appearance.js';
import type { EarlierKeys, MerchantKeys } from './merchant-keys.js';

/** A merchant as the panel has it: the provider implements the panel, and the demo store shows it beside its own pages. */
export interface MerchantAccount extends MerchantSettings, MerchantKeys {
  readonly id: string;
  /** The pair before the present one; absent where it is not taken any more (SV-03). */
  readonly earlierKeys?: EarlierKeys | undefined;
}

/** Describes what a merchant sets in its panel. */
export interface MerchantSettings {
  readonly name: string;
  /** Origin of the site that frames the page; empty when unknown. */
  readonly website: string;
  /** Address of the logo; empty when there is none. */
  readonly logo: string;
  /** Empty when none is set: its payments are refused. */
  readonly notificationUrl: string;
  /** Where a shopper's notice of a transfer goes, before the money is found (MA-11); empty: nowhere. */
  readonly transferNoticeUrl: string;
  readonly testMode: boolean;
  /** Payments without 3-D Secure are allowed. */
  readonly non3d: boolean;
  readonly force3d: boolean;
  readonly storeCardOff: boolean;
  readonly dark: boolean;
  /** Stored cards ask for their security code. */
  readonly requireCvv: boolean;
  readonly noInstallment: boolean;
  /** Where a card offers installments, the single payment is not among them. */
  readonly singleOff: boolean;
  /** Its calls must be signed over the whole body (MA-02). */
  readonly bodySignature: boolean;
  /** Highest count at the cash price, 2 to 12; 0: none. */
  readonly pftOptionMax: number;
  /** Category of its goods, by which the law limits installments (IN-12); absent or empty: goods in general. */
  readonly category?: string;
  /** Accent and corners of its pages (TH-07); absent or empty: the page's own. */
  readonly appearance?: Appearance;
  /** Its logo shows on payments, too, not on its links alone (PP-04). */
  readonly logoOnPayments: boolean;
}

/** The merchant panel: keys, and settings that can be edited. */
export interface MerchantPanel {
  /** All merchants, in the order of the seed. */
  list(): Promise<readonly MerchantAccount[]>;
  find(id: string): Promise<MerchantAccount | undefined>;
  /** Changes settings; throws when there is no such merchant. */
  save(id: string, settings: Partial<MerchantSettings>): Promise<void>;
  /** Makes a new key and salt; the present ones are taken for so many hours more (SV-03). */
  renewKeys(id: string, hours: number): Promise<void>;
  /** Takes the earlier key and salt no more. */
  endEarlierKeys(id: string): Promise<void>;
}
