import { within } from '../../process/within.js';

/** How long one run may take, in ms of the machine: beyond what the statements and the issuers of a small batch may take. */
const runMs = 30_000;

/**
 * A work that is done again and again, never twice at the same time: the signal of a run that takes too long aborts, and the
 * next one begins once it has. Beside each other they would take the connections of the payments one by one (TR-13).
 */
export class RecurringWork {
  private last: Promise<unknown> = Promise.resolve();

  /** `act` ends soon after its signal aborts: what it has not done yet, the next run does. */
  constructor(
    private readonly act: (end: AbortSignal) => Promise<unknown>,
    private readonly stop: AbortSignal,
    private readonly limitMs = runMs,
  ) {}

  /** Runs once what runs now has ended. Calls `late` where this run does not end in its time, and waits for it all the same. */
  run(late: (error: Error) => void = () => {}): Promise<unknown> {
    const next = () => this.runNow(late);
    this.last = this.last.then(next, next);
    return this.last;
  }

  private async runNow(late: (error: Error) => void): Promise<unknown> {
    const over = new AbortController();
    const end = () => over.abort();
    if (this.stop.aborted) end();
    // Not `AbortSignal.any`: on Node 20 a signal keeps every other one that was made of it, for as long as the process runs.
    this.stop.addEventListener('abort', end);
    try {
      const running = this.act(over.signal);
      await within(
        this.limitMs,
        running.catch(() => {}),
        'A recurring work did not end in its time.',
      ).catch((error: Error) => {
        end();
        late(error);
      });
      return await running;
    } finally {
      this.stop.removeEventListener('abort', end);
    }
  }
}
