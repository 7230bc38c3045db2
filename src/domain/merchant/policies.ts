/** Describes what is special about one merchant. A missing field means nothing is. */
export interface MerchantPolicy {
  readonly merchantId: string;
  /** May show the financing message, which holds the payment until it is read (SP-01). */
  readonly financeInfo?: boolean;
  /** Has its basket checked before a payment (SP-02). */
  readonly basketCheck?: boolean;
  /** Takes no installments on debit cards (IN-05). */
  readonly blocksDebitInstallments?: boolean;
  /** Shows no note about installments (IN-09). */
  readonly hidesInstallmentNote?: boolean;
}

/** Every special case of every merchant, a row a merchant; nowhere else does a merchant id stand (SP-03). */
export const policies: readonly MerchantPolicy[] = [
  { merchantId: '582672', financeInfo: true },
  { merchantId: '595494', financeInfo: true },
  { merchantId: '150397', basketCheck: true },
];

/** Describes what differs from one installation to another: its serving configuration names the merchants. */
export type InstallationPolicy = Pick<
  MerchantPolicy,
  'merchantId' | 'blocksDebitInstallments' | 'hidesInstallmentNote'
>;

/** The policy of a merchant: its row of this table, before its row of the installation; without a row nothing is special. */
export function policyOf(merchantId: string, ofInstallation: readonly InstallationPolicy[] = []): MerchantPolicy {
  const isOfMerchant = (row: MerchantPolicy) => row.merchantId === merchantId;
  return { merchantId, ...ofInstallation.find(isOfMerchant), ...policies.find(isOfMerchant) };
}
