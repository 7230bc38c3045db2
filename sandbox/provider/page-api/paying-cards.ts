import { recogniseScheme, schemeNamed } from '../../../src/domain/card/scheme.js';
import { savedCardCvvProblem } from '../../../src/domain/card/security-code.js';
import type { Database } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import { digitsKept } from '../database/card-digits.js';
import type { Fingerprints } from '../database/fingerprints.js';
import { findBin } from '../directory/bins.js';
import type { CardBehaviour, CardBehaviours } from '../issuer/card-behaviour.js';
import type { Order } from '../orders/order-state.js';
import type { FormBody } from '../requests/form-body.js';
import { readRequest, WrongField } from '../requests/read-request.js';
import { findCard, isNobodys, type StoredCard, takesStoredCards } from '../saved-cards/stored-cards.js';
import type { Payment } from './payments.js';
import { Refusal } from './refusal.js';
import { isPast, TypedCard } from './typed-card.js';

/**
 * Describes what the rest of the provider sees of a card: a typed number is read here, and not kept after the answer.
 */
export interface PayingCard {
  readonly origin: 'typed' | 'stored';
  /** First 8 digits, 6 of a number shorter than 16. */
  readonly bin: string;
  readonly last4: string;
  readonly scheme: string;
  readonly fingerprint: string;
  readonly behaviour: CardBehaviour;
}

/** The card a payment is made with. */
export class PayingCards {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly fingerprints: Fingerprints,
    private readonly behaviours: CardBehaviours,
  ) {}

  /** The card a payment is posted with: a stored one where `ctoken` names it, else the typed one. Refuses a wrong one. */
  async ofForm(form: FormBody, payment: Payment): Promise<PayingCard> {
    const { order } = payment;
    const wrong = (field: string) => new Refusal('validation', { order, field });
    const isStored = form.get('ctoken') !== '';
    const card = isStored ? await this.own(order, form.get('ctoken')) : undefined;
    const types = [isStored ? 'registered_cards' : 'card', 'card_points'];
    if (!types.includes(form.get('payment_type'))) throw wrong('payment_type');
    const now = this.clock.now();
    if (card === undefined) {
      const typed = readRequest(new TypedCard(now), form);
      if (typed instanceof WrongField) throw wrong(typed.name);
      return this.typed(typed.card_number);
    }
    const field = wrongStoredField(form, card, payment.merchant);
    if (field !== undefined) throw wrong(field);
    if (isPast(card.month, card.year, now)) throw new Refusal('declined', { order, reason: 'expiredCard' });
    return this.stored(card);
  }

  /** The shopper's stored card of this name; refuses the card of another shopper, and says of a deleted one that it is gone. */
  async own(order: Order, ctoken: string): Promise<StoredCard> {
    const isTaken = takesStoredCards(order);
    const card = isTaken ? await findCard(this.db, order, ctoken) : undefined;
    if (card !== undefined) return card;
    throw new Refusal(isTaken && (await isNobodys(this.db, ctoken)) ? 'cardGone' : 'ownership', { order });
  }

  typed(number: string): PayingCard {
    return {
      origin: 'typed',
      ...digitsKept(number),
      scheme: findBin(number)?.scheme ?? recogniseScheme(number)?.id ?? '',
      fingerprint: this.fingerprints.of('card', number),
      behaviour: this.behaviours.ofCard(number),
    };
  }

  stored({ bin, last4, scheme, fingerprint, scenario }: StoredCard): PayingCard {
    return { origin: 'stored', bin, last4, scheme, fingerprint, behaviour: this.behaviours.byId(scenario) };
  }
}

/**
 * Returns what is typed beside a stored card is a mistake; its code is needed where the merchant says so, and never
 * wrong.
 */
function wrongStoredField(form: FormBody, card: StoredCard, merchant: Payment['merchant']): string | undefined {
  const typed = ['card_number', 'cc_owner', 'expiry_month', 'expiry_year'].find((name) => form.get(name) !== '');
  if (typed !== undefined) return typed;
  if (form.get('store_card') === '1') return 'store_card';
  const cvv = form.get('cvv');
  if (cvv.length > 4) return 'cvv';
  // guard: code of a saved card -> const isAsked = cvv !== '';
  const isAsked = merchant.requireCvv || cvv !== '';
  return isAsked && savedCardCvvProblem(cvv, schemeNamed(card.scheme)) !== undefined ? 'cvv' : undefined;
}
