import { IsIn, Matches, ValidateBy, type ValidationArguments } from 'class-validator';
import { pointsPay } from '../../../src/domain/card/card-points.js';
import type { MerchantPolicy } from '../../../src/domain/merchant/policies.js';
import { findBin } from '../directory/bins.js';
import { type PlanCard, planOfCard } from '../installments/installment-plans.js';
import type { LegalMoment } from '../installments/legal-installments.js';
import { pointsOf } from '../issuer/card-behaviour.js';
import type { Order } from '../orders/order-state.js';
import type { FormBody } from '../requests/form-body.js';
import { takesStoredCards } from '../saved-cards/stored-cards.js';
import type { PayingCard } from './paying-cards.js';
import { Refusal } from './refusal.js';

/** How a card pays its order: what the ledger keeps beside the card itself. */
export interface PaymentTerms {
  readonly with3d: boolean;
  readonly amount: number;
  readonly installmentCount: number;
  readonly points: number;
  readonly storeMonth: string | null;
  readonly storeYear: string | null;
}

/**
 * Reads what the form asks for, and refuses what this order and this card may not do at that moment.
 * Amounts come from the order alone.
 */
export function paymentTerms(
  form: FormBody,
  order: Order,
  card: PayingCard & { readonly policy: MerchantPolicy },
  at: LegalMoment,
): PaymentTerms {
  const asked = Number(form.get('installment_count'));
  const installmentCount = asked > 1 ? asked : 0;
  const amount = installmentCount === 0 ? order.amount : totalOf(order, card, { installmentCount, at });
  const points = form.get('card_points') === '1' ? usedPoints(form, order, card, amount) : 0;
  const stores = form.get('store_card') === '1';
  if (stores && !takesStoredCards(order)) throw new Refusal('validation', { order, field: 'store_card' });
  const with3d = form.get('do_3d') === '1';
  if (!with3d && (stores || points > 0 || !mayGoWithout3d(order, card)))
    throw new Refusal('declined', { order, reason: 'needs3d' });
  return {
    with3d,
    amount,
    installmentCount,
    points,
    storeMonth: stores ? form.get('expiry_month') : null,
    storeYear: stores ? form.get('expiry_year') : null,
  };
}

/** `1` where the points of the card pay, and only there (CP-05). */
function IsPointsFlag(prototype: PaymentTermsRequest, field: 'card_points'): void {
  const validate = (value: unknown, given?: ValidationArguments) => {
    const request = given?.object;
    const usesPoints = request instanceof PaymentTermsRequest && request.payment_type === 'card_points';
    return (usesPoints ? ['1'] : ['', '0']).some((flag) => flag === value);
  };
  const message = '1 where payment_type is card_points, else 0';
  ValidateBy({ name: 'isPointsFlag', validator: { validate } }, { message })(prototype, field);
}

/** How a payment is made, in the order it is checked (AP-11). */
export class PaymentTermsRequest {
  @IsPointsFlag
  card_points = '';

  @Matches(/^\d{1,2}$/, { message: '0 for the single payment, else a count of the plan' })
  installment_count = '';

  @IsIn(['0', '1'])
  do_3d = '';

  payment_type = '';
  store_card = '';
  card_type = '';
  card_type_pts = '';
}

/** Returns what a count charges (IN-01); a card that does not offer it is declined (code 8). */
function totalOf(
  order: Order,
  card: PlanCard,
  { installmentCount, at }: { readonly installmentCount: number; readonly at: LegalMoment },
): number {
  const option = planOfCard(order, card, at)?.options.find(({ count }) => count === installmentCount);
  if (option === undefined) throw new Refusal('declined', { order, reason: 'noInstallments' });
  return option.total;
}

/** Points pay as much as they can; only the lira's (CP-02), and only the card's own. */
function usedPoints(form: FormBody, order: Order, card: PayingCard, amount: number): number {
  const worth = pointsPay(order.currency) ? pointsOf(card.behaviour) : 0;
  if (worth === 0) throw new Refusal('validation', { order, field: 'card_points' });
  const brand = findBin(card.bin)?.brand ?? '';
  if (form.get('card_type_pts').toLowerCase() !== brand)
    throw new Refusal('validation', { order, field: 'card_type_pts' });
  return Math.min(worth, amount);
}

/** Where merchant, mode and bank allow it (S3-06, S3-08). */
function mayGoWithout3d(order: Order, { bin }: PayingCard): boolean {
  return order.non3d && !order.force3d && !order.testMode && findBin(bin)?.allowsNon3d !== false;
}
