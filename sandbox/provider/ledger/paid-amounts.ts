/** Describes an amount that was taken of a shopper, or given back, in minor units: the total is the sum of the other two (MA-09). */
export interface PaidAmounts {
  /** The part that pays for the order. */
  readonly payment: number;
  /** The part that installments cost. */
  readonly surcharge: number;
  readonly total: number;
}

/** Returns how much of what was taken installments cost. `asked`: the amount of the order, in minor units. */
export function chargedAmounts(asked: number, total: number): PaidAmounts {
  return { payment: asked, surcharge: total - asked, total };
}

/**
 * Returns what a refund gives back of both parts: of the surcharge its share of the total, half a kuruş up. The share is
 * taken of the sum of the refunds so far, so that the parts of the refunds of a whole order add up to what was charged.
 * `before`: minor units that earlier refunds gave back.
 */
export function refundedAmounts(charged: PaidAmounts, before: number, total: number): PaidAmounts {
  const surcharge = surchargeWithin(charged, before + total) - surchargeWithin(charged, before);
  return { payment: total - surcharge, surcharge, total };
}

/** The surcharge within a part of what was charged. The product of two amounts is beyond what a number holds exactly. */
function surchargeWithin({ surcharge, total }: PaidAmounts, part: number): number {
  if (total === 0) return 0;
  return Number((2n * BigInt(surcharge) * BigInt(part) + BigInt(total)) / (2n * BigInt(total)));
}
