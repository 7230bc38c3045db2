import type { Clock } from '../clock.js';
import type { Decision } from '../ledger/attempts.js';
import type { Scenario } from '../scenarios.js';

/** The card's bank: answers an authorisation as the card's scenario says, and takes its time. */
export async function authorise(clock: Clock, scenario: Scenario): Promise<Decision> {
  if (scenario.slowMs !== undefined) await clock.sleep(scenario.slowMs);
  return scenario.declinedBefore3d ?? scenario.declinedAfter3d;
}
