import { AdjustableClock } from '../../sandbox/process/clock.js';

/** What a provider's clock follows. */
interface Time {
  /** ms since the epoch. */
  now(): number;
  sleep(ms: number): Promise<void>;
}

/** The pause between two rounds of recurring work, in ms, for the provider's shorter one: rounds cost the same. */
const roundMs = 10_000;

/** The provider's clock in simulated time; it can be set forward. */
export class FastClock extends AdjustableClock {
  #ahead = 0;
  readonly #sleepers = new Set<() => void>();

  constructor(private readonly time: Time) {
    super();
  }

  override now(): number {
    return Math.floor(this.time.now()) + this.#ahead;
  }

  override sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted === true) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        signal?.removeEventListener('abort', wake);
        this.#sleepers.delete(wake);
        resolve();
      };
      signal?.addEventListener('abort', wake);
      this.#sleepers.add(wake);
      void this.time.sleep(ms < 1_000 && signal !== undefined ? roundMs : ms).then(wake);
    });
  }

  /** Everyone who sleeps is woken, even who would have slept longer: it is called for hours at once. */
  override advance(ms: number): void {
    this.#ahead += ms;
    for (const wake of [...this.#sleepers]) wake();
  }
}
