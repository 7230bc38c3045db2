/** What is special about one merchant. A missing field means nothing is. */
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
  // Merchants of the sandbox.
  { merchantId: '100011', blocksDebitInstallments: true },
  { merchantId: '100012', hidesInstallmentNote: true },
];

/** The policy of a merchant; one without a row has nothing special. */
export function policyOf(merchantId: string): MerchantPolicy {
  return byMerchant.get(merchantId) ?? { merchantId };
}

/** SP-01. */
export function mayShowFinanceInfo(merchantId: string): boolean {
  return policyOf(merchantId).financeInfo === true;
}

/** The finance-info flag after it was switched: on only where the merchant may have it, off always (SP-01). */
export function financeInfoAfter(wanted: boolean, merchantId: string): boolean {
  return wanted && mayShowFinanceInfo(merchantId);
}

/** SP-02. */
export function needsBasketCheck(merchantId: string): boolean {
  return policyOf(merchantId).basketCheck === true;
}

/** IN-05. */
export function blocksDebitInstallments(merchantId: string): boolean {
  return policyOf(merchantId).blocksDebitInstallments === true;
}

/** IN-09. */
export function hidesInstallmentNote(merchantId: string): boolean {
  return policyOf(merchantId).hidesInstallmentNote === true;
}

const byMerchant: ReadonlyMap<string, MerchantPolicy> = new Map(policies.map((policy) => [policy.merchantId, policy]));
