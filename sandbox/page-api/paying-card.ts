import { recogniseScheme, schemeNamed } from '../../src/domain/card/scheme.js';
import { savedCardCvvProblem } from '../../src/domain/card/security-code.js';
import { findBin } from '../bins.js';
import type { FormBody } from '../gateway/form-body.js';
import type { Gateway } from '../gateway/gateway.js';
import { markOf } from '../ledger/marks.js';
import type { Order } from '../ledger/order-state.js';
import { findCard, type StoredCard, takesStoredCards } from '../saved-cards/stored-cards.js';
import { type Scenario, scenarioOfAttempt, scenarioOfCard } from '../scenarios.js';
import type { Payment } from './access.js';
import { Refusal } from './refusal.js';
import { isPast, wrongCardField } from './typed-card.js';

/** A card as far as anything but this file knows it: a typed number is read here and forgotten when the handler ends. */
export interface PayingCard {
  readonly origin: 'typed' | 'stored';
  /** First 8 digits. */
  readonly bin: string;
  readonly last4: string;
  readonly scheme: string;
  readonly fingerprint: string;
  readonly scenario: Scenario;
}

/** The card a payment is posted with: a stored one where `ctoken` names it, else the typed one. Refuses what is wrong with it. */
export async function payingCard(gateway: Gateway, form: FormBody, payment: Payment): Promise<PayingCard> {
  const { order } = payment;
  const wrong = (field: string) => new Refusal('validation', { order, field });
  const isStored = form.get('ctoken') !== '';
  const card = isStored ? await ownCard(gateway, order, form.get('ctoken')) : undefined;
  const types = [isStored ? 'registered_cards' : 'card', 'card_points'];
  if (!types.includes(form.get('payment_type'))) throw wrong('payment_type');
  const field =
    card === undefined ? wrongCardField(form, gateway.clock.now()) : wrongStoredField(form, card, payment.merchant);
  if (field !== undefined) throw wrong(field);
  if (card === undefined) return typedCard(gateway, form.get('card_number'));
  if (isPast(card.month, card.year, gateway.clock.now()))
    throw new Refusal('declined', { order, reason: 'expiredCard' });
  return storedCard(card);
}

/** The shopper's stored card, by its name; refuses anybody else's. */
export async function ownCard(gateway: Gateway, order: Order, ctoken: string): Promise<StoredCard> {
  const card = takesStoredCards(order) ? await findCard(gateway.db, order, ctoken) : undefined;
  if (card === undefined) throw new Refusal('ownership', { order });
  return card;
}

export function typedCard(gateway: Gateway, number: string): PayingCard {
  return {
    origin: 'typed',
    bin: number.slice(0, 8),
    last4: number.slice(-4),
    scheme: findBin(number)?.scheme ?? recogniseScheme(number)?.id ?? '',
    fingerprint: markOf(gateway.secrets.marks, 'card', number),
    scenario: scenarioOfCard(number),
  };
}

export function storedCard({ bin, last4, scheme, fingerprint, scenario }: StoredCard): PayingCard {
  return { origin: 'stored', bin, last4, scheme, fingerprint, scenario: scenarioOfAttempt(scenario) };
}

/** What is typed beside a stored card is a mistake; its code is needed where the merchant says so, and never wrong. */
function wrongStoredField(form: FormBody, card: StoredCard, merchant: Payment['merchant']): string | undefined {
  const typed = ['card_number', 'cc_owner', 'expiry_month', 'expiry_year'].find((name) => form.get(name) !== '');
  if (typed !== undefined) return typed;
  if (form.get('store_card') === '1') return 'store_card';
  const cvv = form.get('cvv');
  if (cvv.length > 4) return 'cvv';
  const isAsked = merchant.requireCvv || cvv !== '';
  return isAsked && savedCardCvvProblem(cvv, schemeNamed(card.scheme)) !== undefined ? 'cvv' : undefined;
}
