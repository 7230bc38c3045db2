import { setMaxListeners } from 'node:events';
import { performance } from 'node:perf_hooks';
import type { DataPlace } from '../../database/data-place.js';
import type { Database } from '../../database/database.js';
import type { DatabaseClock } from '../../database/database-clock.js';
import type { Clock } from '../../process/clock.js';
import { runAll } from '../../process/run-all.js';
import { loggableError } from '../../site/loggable-error.js';
import type { ExpiredOrders } from '../ledger/expired-orders.js';
import type { LapsedAuthorisations } from '../ledger/lapsed-authorisations.js';
import { removeEnded } from '../ledger/limited-acts.js';
import type { Reviews } from '../ledger/reviews.js';
import { NotificationDelivery } from '../notifications/deliver-notifications.js';
import type { MerchantPosts } from '../notifications/merchant-posts.js';
import type { Retention } from '../retention/retention.js';
import { RecurringWork } from './recurring-work.js';
import type { Reversals } from './reversals.js';

/** The pause between two looks for due work, ms: while something happens in this process, and while nothing does. */
const pauseMs = 500;
const idlePauseMs = 4_000;

/** How long after the last sign of work this process looks often, ms of the machine. */
const oftenMs = 15_000;

/** The pause between two rounds of what is not urgent, ms. The alarm of docs/operating.md about a job that stands still leaves it that. */
const slowPauseMs = 60_000;

/** The pause between two rounds of what ends after days, ms. It has an alarm of its own there. */
const retentionPauseMs = 15 * 60_000;

/** The pause between two comparisons of the clocks, and of the database with the one at the start, ms. */
const comparePauseMs = 10_000;

/** Where the jobs leave a trace. */
interface JobsLog {
  error(fields: object): void;
  warn(fields: object): void;
}

/** One work of the jobs, by the name that its figures have. */
interface Job {
  readonly name: string;
  readonly work: RecurringWork;
  /** How long it rests whatever happens; absent: it is looked after as often as work may be due. */
  readonly restMs?: number;
  /** It is done whatever these comparisons say, which the others wait for. */
  readonly compares?: true;
}

/** The provider's recurring work: decides reviews that are due, closes expired orders, releases lapsed authorisations, reverses lost approvals, removes counts that ended and delivers notifications. */
export class Jobs {
  private readonly stop = new AbortController();
  private readonly delivery: NotificationDelivery;
  private readonly jobs: readonly Job[];
  private readonly endedAt = new Map<string, number>();
  private running: Promise<unknown> = Promise.resolve();
  private log: JobsLog | undefined;
  private oftenUntil = performance.now() + oftenMs;
  private rest = new AbortController();

  constructor(
    db: Database,
    private readonly clock: Clock,
    private readonly databaseClock: DatabaseClock,
    private readonly place: DataPlace,
    reviews: Reviews,
    expiredOrders: ExpiredOrders,
    lapsedAuthorisations: LapsedAuthorisations,
    reversals: Reversals,
    retention: Retention,
    posts: MerchantPosts,
  ) {
    // Every delivery under way adds a listener.
    setMaxListeners(0, this.stop.signal);
    const delivery = new NotificationDelivery(db, clock, posts, this.stop.signal, (failed) => this.log?.warn(failed));
    this.delivery = delivery;
    const job = (name: string, act: (end: AbortSignal) => Promise<unknown>, rest: Omit<Job, 'name' | 'work'> = {}) => ({
      name,
      work: new RecurringWork(act, this.stop.signal),
      ...rest,
    });
    this.jobs = [
      job('reviews', (end) => reviews.decideDue(end)),
      job('expiredOrders', (end) => expiredOrders.close(end)),
      // guard: release of a lapsed authorisation
      job('lapsedAuthorisations', (end) => lapsedAuthorisations.release(end)),
      job('reversals', () => reversals.askDue()),
      job('endedCounts', () => removeEnded(db, clock.now()), { restMs: slowPauseMs }),
      job('retention', (end) => retention.erasePast(end), { restMs: retentionPauseMs }),
      job('notices', () => delivery.start()),
      job('clock', () => databaseClock.requireSure(), { restMs: comparePauseMs, compares: true }),
      job('place', () => place.requireSame(), { restMs: comparePauseMs, compares: true }),
    ];
  }

  /** Looks for due work until `close`; each by itself, so that one that waits keeps no other waiting (TR-13). */
  start(log: JobsLog): void {
    this.log = log;
    this.running = Promise.all(this.jobs.map((job) => this.repeat(job)));
  }

  /** Looks for due work soon, and often for a while: something has happened in this process that may have made some. */
  lookSoon(): void {
    const lookedOften = this.looksOften;
    this.oftenUntil = performance.now() + oftenMs;
    if (lookedOften) return;
    // Idle jobs rest for seconds.
    this.rest.abort();
    this.rest = new AbortController();
    setMaxListeners(0, this.rest.signal);
  }

  /** Returns for how many seconds the last whole round of each job is over; those that have ended none yet are left out. */
  lastRounds(): readonly { readonly job: string; readonly seconds: number }[] {
    const now = performance.now();
    return [...this.endedAt].map(([job, endedAt]) => ({ job, seconds: Math.round((now - endedAt) / 1000) }));
  }

  private get mayWork(): boolean {
    return this.databaseClock.isSure && this.place.isSame;
  }

  private get looksOften(): boolean {
    return performance.now() < this.oftenUntil;
  }

  /** Does what is due now and waits for it; tests call it after moving the clock. */
  async runDue(): Promise<void> {
    await runAll(
      this.jobs.map(
        ({ work }) =>
          () =>
            work.run(),
      ),
    );
    await this.delivery.settled();
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.running;
    await this.delivery.settled();
  }

  private async repeat(job: Job): Promise<void> {
    const note = (error: unknown) => this.log?.error({ error: loggableError(error), job: job.name });
    while (!this.stop.signal.aborted) {
      // A database that does not answer must not end the rounds.
      if (job.compares === true || this.mayWork) await this.runOnce(job, note).catch(note);
      await this.pause(job);
    }
  }

  private async runOnce({ name, work }: Job, note: (error: unknown) => void): Promise<void> {
    await work.run(note);
    this.endedAt.set(name, performance.now());
  }

  private async pause({ restMs }: Job): Promise<void> {
    // A listener that is added to an aborted signal is never called.
    if (this.stop.signal.aborted) return;
    if (restMs !== undefined) return this.clock.sleep(restMs, this.stop.signal);
    if (this.looksOften) return this.clock.sleep(pauseMs, this.stop.signal);
    const { signal } = this.rest;
    const end = new AbortController();
    const abort = () => end.abort();
    // Not `AbortSignal.any`: on Node 20 a signal keeps every other one that was made of it.
    for (const each of [this.stop.signal, signal]) each.addEventListener('abort', abort);
    await this.clock.sleep(idlePauseMs, end.signal);
    for (const each of [this.stop.signal, signal]) each.removeEventListener('abort', abort);
  }
}
