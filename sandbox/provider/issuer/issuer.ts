import type { ServiceIdentifier } from 'inversify';
import type { Clock } from '../../process/clock.js';
import type { Decision } from '../ledger/outcomes.js';
import type { CardBehaviour } from './card-behaviour.js';

/** The issuing banks, as far as money is given free that they hold. */
export interface Issuer {
  /** Reverses what was approved for an attempt, also more than once. True once the issuer has confirmed. */
  reverse(attemptId: string): Promise<boolean>;
}

export const Issuer: ServiceIdentifier<Issuer> = Symbol('Issuer');

/** The bank that issued the card: answers an authorisation as the card's behaviour says, after the time it takes. */
export async function authorise(clock: Clock, behaviour: CardBehaviour): Promise<Decision> {
  if (behaviour.slowMs !== undefined) await clock.sleep(behaviour.slowMs);
  return behaviour.declinedBefore3d ?? behaviour.declinedAfter3d;
}
