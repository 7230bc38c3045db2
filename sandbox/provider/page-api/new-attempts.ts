import type { FastifyRequest } from 'fastify';
import type { MethodId } from '../directory/methods.js';
import type { AttemptFacts } from '../ledger/attempt-facts.js';
import type { Order } from '../orders/order-state.js';
import { formOf } from '../requests/form-body.js';
import type { PaymentTerms } from './card-payment-terms.js';
import type { PageLimits } from './page-limits.js';
import type { PayingCard } from './paying-cards.js';
import { postIdOf } from './payment-post-id.js';
import { languageOf } from './refusal.js';

/** The attempt at a wallet, a bank loan or a transfer. */
export interface CardlessMethod {
  readonly method: MethodId;
  /** The bank of a loan or a transfer. */
  readonly variant?: string;
  /** The wallet's name for the attempt. */
  readonly reference?: string;
}

/** The facts of attempts that a request of the page starts. */
export class NewAttempts {
  constructor(private readonly limits: PageLimits) {}

  byCard(request: FastifyRequest, order: Order, card: PayingCard, terms: PaymentTerms): AttemptFacts {
    return {
      method: 'card',
      variant: '',
      reference: null,
      bin: card.bin,
      last4: card.last4,
      scheme: card.scheme,
      fingerprint: card.fingerprint,
      scenario: card.behaviour.id,
      countCard: card.behaviour.countedPerCard === true,
      ...terms,
      ...this.shopperOf(request, order),
    };
  }

  /** The order's whole amount, once. */
  cardless(request: FastifyRequest, order: Order, { method, variant = '', reference }: CardlessMethod): AttemptFacts {
    return {
      method,
      variant,
      reference: reference ?? null,
      bin: '',
      last4: '',
      scheme: '',
      fingerprint: '',
      scenario: '',
      countCard: false,
      with3d: false,
      amount: order.amount,
      installmentCount: 0,
      points: 0,
      storeMonth: null,
      storeYear: null,
      ...this.shopperOf(request, order),
    };
  }

  private shopperOf(request: FastifyRequest, order: Order) {
    return {
      receivedAt: request.receivedAt,
      postId: postIdOf(formOf(request.body), order) ?? null,
      addressFingerprint: this.limits.addressFingerprintOf(request),
      lineFingerprint: this.limits.lineFingerprintOf(request),
      language: languageOf(request.headers['accept-language'], order),
    };
  }
}
