/** Closes one thing. What is under way may finish until `deadline` aborts; at `end` whatever is left is dropped. */
type Step = (deadline: AbortSignal, end: AbortSignal) => Promise<void>;

/** How long a step may take that begins after the end, ms: enough to drop what it has. */
const lastMs = 500;

/** Describes what has to be closed when the sandbox ends; what was opened last is closed first. */
export class Closing {
  private readonly steps: Step[] = [];

  /**
   * `withinMs`: the time that all steps together leave to what is under way, in ms (TR-07). `graceMs`: the time after that
   * for the rest of the closing; then a step that hangs is left behind, and the next one begins (TR-13).
   */
  constructor(
    private readonly withinMs: number,
    private readonly graceMs = 5_000,
  ) {}

  add(step: Step): void {
    this.steps.push(step);
  }

  /** Rejects at the end where a step failed, or did not end. */
  async close(): Promise<void> {
    const deadline = AbortSignal.timeout(this.withinMs);
    const end = AbortSignal.timeout(this.withinMs + this.graceMs);
    const ended = aborted(end);
    const errors: unknown[] = [];
    for (const step of this.steps.splice(0).reverse()) {
      // guard: end of the closing -> await step(deadline, end).catch((error: unknown) => errors.push(error));
      await Promise.race([step(deadline, end), hanging(ended)]).catch((error: unknown) => errors.push(error));
    }
    if (errors.length > 0) throw errors[0];
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Rejects a moment after the end. */
async function hanging(ended: Promise<void>): Promise<never> {
  await ended;
  await new Promise((resolve) => setTimeout(resolve, lastMs).unref());
  throw new Error('Something did not close in time.');
}
