import { performance } from 'node:perf_hooks';

/** The pause between two looks, and the longest one that a busy process leaves, ms. */
const lookEveryMs = 1_000;
const longestPauseMs = 5_000;

/** How long after a standstill what is read may have arrived during it, ms. */
const afterwardsMs = 5_000;

/** The time after which a process that runs has read what waited, ms. */
const betweenMs = 2_000;

/**
 * Notices that this process stood still: paused, or without a processor. What arrived meanwhile waits in the operating
 * system, and is read at its end as if it were new (TR-02).
 */
export class Standstill {
  private lookedAt: number;
  private began = 0;
  private isOverAt = Number.NEGATIVE_INFINITY;

  /** `elapsed`: ms, of a clock that is never set and goes on while the process is stopped; on Linux it stops while the whole machine is suspended. */
  constructor(private readonly elapsed: () => number = () => performance.now()) {
    this.lookedAt = elapsed();
  }

  /** Returns the undo. */
  start(): () => void {
    const timer = setInterval(() => this.look(), lookEveryMs).unref();
    return () => clearInterval(timer);
  }

  /** Returns how long ago a request that is read now may have arrived, ms: since the standstill began, shortly after one. */
  mostAge(): number {
    const now = this.look();
    return now < this.isOverAt + afterwardsMs ? now - this.began : 0;
  }

  /** A request may be read before the timer of the next look runs: each looks. */
  private look(): number {
    const now = this.elapsed();
    if (now - this.lookedAt > longestPauseMs) {
      // A request may wait through two standstills where hardly any time was between them.
      if (this.lookedAt >= this.isOverAt + betweenMs) this.began = this.lookedAt;
      this.isOverAt = now;
    }
    this.lookedAt = now;
    return now;
  }
}
