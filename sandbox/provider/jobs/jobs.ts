import { setMaxListeners } from 'node:events';
import type { Database } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import { runAll } from '../../process/run-all.js';
import { loggableError } from '../../site/loggable-error.js';
import type { ExpiredOrders } from '../ledger/expired-orders.js';
import type { LapsedAuthorisations } from '../ledger/lapsed-authorisations.js';
import { removeEnded } from '../ledger/limited-acts.js';
import type { Reviews } from '../ledger/reviews.js';
import { NotificationDelivery } from '../notifications/deliver-notifications.js';
import type { MerchantPosts } from '../notifications/merchant-posts.js';
import { RecurringWork } from './recurring-work.js';
import type { Reversals } from './reversals.js';

/** How often due work is looked for, ms. */
const roundMs = 500;

/** Where the jobs leave a trace. */
interface JobsLog {
  error(fields: object): void;
  warn(fields: object): void;
}

/** The provider's recurring work: decides reviews that are due, closes expired orders, releases lapsed authorisations, reverses lost approvals, removes counts that ended and delivers notifications. */
export class Jobs {
  private readonly stop = new AbortController();
  private readonly delivery: NotificationDelivery;
  private readonly works: readonly RecurringWork[];
  private running: Promise<unknown> = Promise.resolve();
  private log: JobsLog | undefined;

  constructor(
    db: Database,
    private readonly clock: Clock,
    reviews: Reviews,
    expiredOrders: ExpiredOrders,
    lapsedAuthorisations: LapsedAuthorisations,
    reversals: Reversals,
    posts: MerchantPosts,
  ) {
    // Every delivery under way adds a listener.
    setMaxListeners(0, this.stop.signal);
    const delivery = new NotificationDelivery(db, clock, posts, this.stop.signal, (failed) => this.log?.warn(failed));
    this.delivery = delivery;
    const works: ((end: AbortSignal) => Promise<unknown>)[] = [
      (end) => reviews.decideDue(end),
      (end) => expiredOrders.close(end),
      // guard: release of a lapsed authorisation
      (end) => lapsedAuthorisations.release(end),
      () => reversals.askDue(),
      () => removeEnded(db, clock.now()),
      () => delivery.start(),
    ];
    this.works = works.map((act) => new RecurringWork(act, this.stop.signal));
  }

  /** Looks for due work until `close`; each by itself, so that one that waits keeps no other waiting (TR-13). */
  start(log: JobsLog): void {
    this.log = log;
    this.running = Promise.all(this.works.map((work) => this.repeat(work)));
  }

  /** Does what is due now and waits for it; tests call it after moving the clock. */
  async runDue(): Promise<void> {
    await runAll(this.works.map((work) => () => work.run()));
    await this.delivery.settled();
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.running;
    await this.delivery.settled();
  }

  private async repeat(work: RecurringWork): Promise<void> {
    const note = (error: unknown) => this.log?.error({ error: loggableError(error) });
    while (!this.stop.signal.aborted) {
      // A database that does not answer must not end the rounds.
      await work.run(note).catch(note);
      await this.clock.sleep(roundMs, this.stop.signal);
    }
  }
}
