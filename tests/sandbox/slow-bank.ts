import type { AdjustableClock } from '../../sandbox/process/clock.js';
import type { Answer } from './calls.js';

/** How long the slow banks of the demo's cards take, ms. */
const slowMs = 70_000;

/**
 * Makes a payment by a card whose bank is slow. Resolves once the bank has begun to wait, so that an advance of the
 * clock ends its wait: the entry of the ledger is written before that. The answer is still to come.
 */
export async function payAtSlowBank(
  clock: AdjustableClock,
  pay: () => Promise<Answer>,
): Promise<{ readonly answer: Promise<Answer> }> {
  const { sleep } = clock;
  let answer = Promise.reject<Answer>(new Error('Not sent'));
  answer.catch(() => undefined);
  await new Promise<void>((resolve) => {
    clock.sleep = (ms, signal) => {
      const slept = sleep.call(clock, ms, signal);
      if (ms !== slowMs) return slept;
      clock.sleep = sleep;
      resolve();
      return slept;
    };
    answer = pay();
  });
  return { answer };
}
