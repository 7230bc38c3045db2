import type { ServiceIdentifier } from 'inversify';
import type { Clock } from '../../process/clock.js';
import type { Decision } from '../ledger/outcomes.js';
import type { CardBehaviour } from './card-behaviour.js';

/** Describes what an issuing bank, or a wallet, is asked to approve. */
export interface Authorisation {
  readonly attemptId: string;
  /** Minor units. */
  readonly amount: number;
  readonly behaviour: Pick<CardBehaviour, 'slowMs' | 'declinedBefore3d' | 'declinedAfter3d'>;
}

/** The issuing banks and the wallets, as far as money is held and given free that they have. */
export interface Issuer {
  /** Approves an attempt, or refuses it with a reason. After an error it may have approved. */
  authorise(asked: Authorisation): Promise<Decision>;
  /** Reverses what was approved for an attempt, also more than once. True once the issuer has confirmed. */
  reverse(attemptId: string): Promise<boolean>;
}

export const Issuer: ServiceIdentifier<Issuer> = Symbol('Issuer');

/** Answers as the behaviour says, after the time it takes, and confirms every reversal. */
export class DemoIssuer implements Issuer {
  constructor(private readonly clock: Clock) {}

  async authorise({ behaviour }: Authorisation): Promise<Decision> {
    if (behaviour.slowMs !== undefined) await this.clock.sleep(behaviour.slowMs);
    return behaviour.declinedBefore3d ?? behaviour.declinedAfter3d;
  }

  async reverse(_attemptId: string): Promise<boolean> {
    return true;
  }
}
