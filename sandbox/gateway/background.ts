import { setMaxListeners } from 'node:events';
import { closeExpired } from '../ledger/close-expired.js';
import { decideDue } from '../ledger/reviews.js';
import { NotificationDelivery } from '../merchant-api/deliver-notifications.js';
import { describeError } from './errors.js';
import type { Gateway } from './gateway.js';

/** How often due work is looked for, ms. */
const roundMs = 500;

/** What the provider does unasked: decides reviews that are due, closes expired orders and delivers notifications. */
export interface Background {
  /** Does what is due now and waits for it; tests call it after moving the clock. */
  runDue(): Promise<void>;
  close(): Promise<void>;
}

export function startBackground(gateway: Gateway, log: (error: object) => void): Background {
  const stop = new AbortController();
  // Every delivery under way listens.
  setMaxListeners(0, stop.signal);
  const delivery = new NotificationDelivery(gateway, stop.signal);
  let last: Promise<void> = Promise.resolve();
  /** One round after the other: what an earlier round has taken up is under way when this one is done. */
  const round = () => {
    const next = async () => {
      await decideDue(gateway);
      await closeExpired(gateway);
      await delivery.start();
    };
    last = last.then(next, next);
    return last;
  };
  const loop = async () => {
    while (!stop.signal.aborted) {
      // A database that is away for a moment must not end the rounds.
      await round().catch((error: unknown) => log({ error: describeError(error) }));
      await gateway.clock.sleep(roundMs, stop.signal);
    }
  };
  const running = loop();
  return {
    async runDue() {
      await round();
      await delivery.settled();
    },
    async close() {
      stop.abort();
      await running;
      await delivery.settled();
    },
  };
}
