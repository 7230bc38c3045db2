/** What has to be closed when the sandbox ends; what was opened last is closed first. */
export class Closing {
  private readonly steps: (() => Promise<void>)[] = [];

  add(step: () => Promise<void>): void {
    this.steps.push(step);
  }

  async close(): Promise<void> {
    for (const step of this.steps.splice(0).reverse()) await step();
  }
}
