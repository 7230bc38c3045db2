/** Says whether all that a start promises is there: a seeded one is ready when its payment is. */
export class Readiness {
  constructor(private value: boolean) {}

  get isReady(): boolean {
    return this.value;
  }

  set(): void {
    this.value = true;
  }
}
