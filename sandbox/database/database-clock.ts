import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import type { AdjustableClock } from '../process/clock.js';
import type { Database } from './database.js';

/** A reading that took longer is followed only by a clock that has followed none yet, in ms. */
const slowMs = 500;

/** By how much the clocks of this machine and of the database may differ, in ms. */
const allowedMs = 5_000;

/**
 * Holds the clock of this process to that of the database, which the processes share (SV-05). Where the machine's own clock says
 * something else by more than 5 s one of the two is wrong, and nobody can know which: the process is not ready then, and its jobs
 * wait, so that no order is reported as failed by a wrong clock.
 */
export class DatabaseClock {
  private hasFollowed = false;
  private apart = 0;

  /** `machine`: ms since the epoch, by this machine. */
  constructor(
    private readonly db: Database,
    private readonly clock: Pick<AdjustableClock, 'follow'>,
    private readonly machine: () => number = Date.now,
  ) {}

  /** Returns whether both clocks said the same when they were compared last. */
  get isSure(): boolean {
    // guard: jobs by a wrong clock -> return true;
    return Math.abs(this.apart) <= allowedMs;
  }

  /** Compares the clocks, and follows the database's where they agree; the first time in any case. */
  async compare(): Promise<void> {
    const askedAt = performance.now();
    const [row] = await this.db
      .select({ ms: sql<string>`extract(epoch from clock_timestamp()) * 1000` })
      .from(sql`(select 1) as "one"`);
    const tookMs = performance.now() - askedAt;
    const now = Number(row?.ms) + tookMs / 2;
    const apart = this.machine() - now;
    // The answer may have waited on its way: what it says is as exact as it was fast.
    this.apart = Math.max(0, Math.abs(apart) - tookMs / 2) * Math.sign(apart);
    if (this.hasFollowed && (!this.isSure || tookMs > slowMs)) return;
    this.clock.follow(now, tookMs / 2);
    this.hasFollowed = true;
  }

  /** Throws where the clocks do not agree. */
  async requireSure(): Promise<void> {
    await this.compare();
    if (this.isSure) return;
    const seconds = Math.round(Math.abs(this.apart) / 1000);
    const how = this.apart > 0 ? 'ahead of' : 'behind';
    throw new Error(`The clock of this machine is ${seconds} s ${how} that of the database: set both by NTP.`);
  }
}
