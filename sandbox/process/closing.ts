/** Closes one thing. What is under way may finish until the signal aborts. */
type Step = (deadline: AbortSignal) => Promise<void>;

/** What has to be closed when the sandbox ends; what was opened last is closed first. */
export class Closing {
  private readonly steps: Step[] = [];

  /** `withinMs`: the time that all steps together leave to what is under way, in ms (TR-07). */
  constructor(private readonly withinMs: number) {}

  add(step: Step): void {
    this.steps.push(step);
  }

  async close(): Promise<void> {
    const deadline = AbortSignal.timeout(this.withinMs);
    for (const step of this.steps.splice(0).reverse()) await step(deadline);
  }
}
