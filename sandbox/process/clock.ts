import { performance } from 'node:perf_hooks';
import type { ServiceIdentifier } from 'inversify';

/** The sandbox's time: every deadline and every wait of the provider, the store and the ACS is measured by it. */
export interface Clock {
  /** ms since the epoch. */
  now(): number;
  /** Resolves when `ms` have passed on this clock, or at once when the signal aborts. Never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The time by which signatures are made and checked: the sandbox's own, unless that begins at a fixed moment. */
export const SignatureClock: ServiceIdentifier<Pick<Clock, 'now'>> = Symbol('SignatureClock');

/** The machine's own clock, as it is set. */
export const machineClock: Pick<Clock, 'now'> = { now: () => Date.now() };

interface Sleeper {
  readonly until: number;
  wake(): void;
}

/** A difference that is too small to follow, in ms: the clock would be set forward and back by turns. */
const jitterMs = 100;

/**
 * A clock that can be set forward. Running, it begins at the machine's time and goes on evenly, whatever that is set to later
 * (SV-05), until it follows another one; frozen, it moves by `advance` only.
 */
export class AdjustableClock implements Clock {
  private offset = 0;
  private readonly sleepers = new Set<Sleeper>();
  /** The time when it was set, in ms since the epoch, and the moment of that by a clock that is never set. */
  private begun = { ms: Date.now(), at: performance.now() };

  constructor(private readonly frozenAt?: number) {}

  now(): number {
    return (this.frozenAt ?? Math.floor(this.even())) + this.offset;
  }

  /**
   * Goes on from this time, ms since the epoch, unless it shows nearly the same. What it was set forward by stays. `exactTo`:
   * by how much the given time may be wrong.
   */
  follow(ms: number, exactTo = 0): void {
    if (Math.abs(ms - this.even()) > jitterMs + exactTo) this.begun = { ms, at: performance.now() };
  }

  private even(): number {
    return this.begun.ms + performance.now() - this.begun.at;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted === true) return Promise.resolve();
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      const sleeper: Sleeper = {
        until: this.now() + ms,
        wake: () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', sleeper.wake);
          this.sleepers.delete(sleeper);
          resolve();
        },
      };
      signal?.addEventListener('abort', sleeper.wake);
      this.sleepers.add(sleeper);
      if (this.frozenAt === undefined) timer = setTimeout(sleeper.wake, ms);
    });
  }

  /** Moves the clock forward and ends the waits whose time has passed. */
  advance(ms: number): void {
    this.offset += ms;
    const now = this.now();
    for (const sleeper of [...this.sleepers]) if (sleeper.until <= now) sleeper.wake();
  }
}

/** A running clock; `startsAt`: what it shows now, ms since the epoch, the machine's time where absent. */
export function clockFrom(startsAt?: number): AdjustableClock {
  const clock = new AdjustableClock();
  if (startsAt !== undefined) clock.advance(startsAt - Date.now());
  return clock;
}
