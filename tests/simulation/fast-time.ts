import { setInterval as machineInterval, clearInterval as stopMachineInterval } from 'node:timers';

/** How often simulated time moves on, in ms of the machine. */
const tickMs = 2;

/** With so many requests under way time runs at half its speed. */
const requestsAtFullSpeed = 4;

/** How much faster time runs while every shopper waits for nothing but time. */
const idleFactor = 5;

/** One wait in simulated time, as `setTimeout` and `setInterval` return it. */
class Timer {
  at: number;

  constructor(
    private readonly time: FastTime,
    readonly act: () => void,
    readonly ms: number,
    readonly again: boolean,
    /** Begun by the process's own functions, not by `sleep`. */
    readonly isInstalled: boolean,
  ) {
    this.at = time.now() + ms;
  }

  /** Begins the wait anew. */
  refresh(): this {
    this.at = this.time.now() + this.ms;
    this.time.add(this);
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  hasRef(): boolean {
    return false;
  }
}

/**
 * Simulated time: it runs faster than the machine's, and no further in one turn of the event loop than a tick, so that a
 * busy machine makes a simulation longer and not its network slower. All waits are in simulated ms.
 */
export class FastTime {
  /** How many requests the provider has to answer now: the more, the slower time runs, as a network's would not. */
  requests: () => number = () => 0;
  private simulated: number;
  private ticked = performance.now();
  private readonly timers = new Set<Timer>();
  private readonly ticker: NodeJS.Timeout;

  /** `start`: ms since the epoch. `speed`: simulated ms in one of the machine while a request is under way, at most. */
  constructor(
    start: number,
    readonly speed: number,
  ) {
    this.simulated = start;
    this.ticker = machineInterval(() => this.tick(), tickMs);
  }

  /** ms since the epoch. */
  now(): number {
    return this.simulated;
  }

  /** Simulated ms in one of the machine, as things stand. */
  currentSpeed(): number {
    const requests = this.requests();
    return requests === 0 ? this.speed * idleFactor : this.speed / (1 + requests / requestsAtFullSpeed);
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.add(new Timer(this, resolve, ms, false, false)));
  }

  add(timer: Timer): void {
    this.timers.add(timer);
  }

  /** Nobody who sleeps wakes after this. */
  stop(): void {
    stopMachineInterval(this.ticker);
  }

  /**
   * Timers of this process run by this time until the returned function is called. None of them acts later: nobody could
   * end it any more, since the machine's functions do not know it.
   */
  install(): () => void {
    const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
    const begin =
      (again: boolean) =>
      (act: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
        const timer = new Timer(this, () => act(...given), Math.max(1, ms), again, true);
        this.add(timer);
        return timer;
      };
    const end = (stop: (timer?: NodeJS.Timeout) => void) => (timer?: Timer | NodeJS.Timeout) => {
      if (timer instanceof Timer) this.timers.delete(timer);
      else stop(timer);
    };
    Object.assign(globalThis, {
      setTimeout: begin(false),
      setInterval: begin(true),
      clearTimeout: end(clearTimeout),
      clearInterval: end(clearInterval),
    });
    return () => {
      Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval });
      for (const timer of this.timers) if (timer.isInstalled) this.timers.delete(timer);
    };
  }

  private tick(): void {
    const machine = performance.now();
    this.simulated += Math.min(machine - this.ticked, tickMs) * this.currentSpeed();
    this.ticked = machine;
    for (const timer of this.due()) {
      if (!this.timers.has(timer)) continue;
      if (timer.again) timer.at = this.simulated + timer.ms;
      else this.timers.delete(timer);
      timer.act();
    }
  }

  /** Thousands wait, and a tick ends the waits of a few: those alone are put in order. */
  private due(): readonly Timer[] {
    const due: Timer[] = [];
    for (const timer of this.timers) if (timer.at <= this.simulated) due.push(timer);
    return due.sort((one, other) => one.at - other.at);
  }
}
