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
];

/** What differs from one installation to another: which merchants are meant is said by its configuration. */
export type InstallationPolicy = Pick<
  MerchantPolicy,
  'merchantId' | 'blocksDebitInstallments' | 'hidesInstallmentNote'
>;

/** Adds the rows of this installation, once, before a payment is loaded. A merchant keeps what its own row says. */
export function addPolicies(rows: readonly InstallationPolicy[]): void {
  for (const row of rows) byMerchant.set(row.merchantId, { ...row, ...policyOf(row.merchantId) });
}

/** The policy of a merchant; one without a row has nothing special. */
export function policyOf(merchantId: string): MerchantPolicy {
  return byMerchant.get(merchantId) ?? { merchantId };
}

/** SP-01. */
export function mayShowFinanceInfo(merchantId: string): boolean {
  return policyOf(merchantId).financeInfo === true;
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

const byMerchant = new Map<string, MerchantPolicy>(policies.map((policy) => [policy.merchantId, policy]));
