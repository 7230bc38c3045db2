import { concatMap, defer, endWith, filter, merge, type Observable, repeat, take, takeUntil, timer } from 'rxjs';
import type { Outcome } from '../../domain/payment/outcome.js';
import type { Clock, Payments } from '../ports.js';
import { askOutcome, isSettled, outcomeOf, type UnsettledPayment } from './ask-outcome.js';

/** The pause between two questions, in ms: short at first, then longer. */
const pauseMs = (asked: number): number => (asked < 10 ? 3_000 : 15_000);

/** How long the waiting screen asks by itself, in ms; after that the shopper asks with Check again. */
const patienceMs = 15 * 60_000;

/**
 * The waiting screen: asks until a payment under way is settled (PY-07), one question at a time, at once when the page
 * wakes up. Emits the settled outcome, `unknown` after 15 minutes, or what is under way once it has come to wait for its
 * shopper, or does so no more (EX-01): that is to be shown, and waited for anew. Completes then; never errors.
 */
export function waitWhileUnderWay(ports: {
  readonly payments: Payments;
  readonly clock: Pick<Clock, 'wakes'>;
}): (asked: UnsettledPayment) => Observable<Outcome> {
  const { payments, clock } = ports;
  return (asked) =>
    defer(() => {
      let count = 0;
      return defer(() => merge(timer(pauseMs(count++)), clock.wakes).pipe(take(1))).pipe(
        concatMap(() => askOutcome(payments)(asked)),
        repeat(),
      );
    }).pipe(
      filter(
        (outcome) => isSettled(outcome) || (outcome.kind === 'underWay' && outcome.unfinished !== asked.unfinished),
      ),
      takeUntil(timer(patienceMs)),
      endWith(outcomeOf({ kind: 'unknown' }, asked)),
      take(1),
    );
}
