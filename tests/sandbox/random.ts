/** Draws that are the same for the same seed: one stream for each purpose, so that one more draw in one changes no other. */
export class Random {
  private state: number;

  constructor(...seed: readonly (string | number)[]) {
    let hash = 0x811c9dc5;
    for (const unit of Buffer.from(seed.join('/'))) hash = Math.imul(hash ^ unit, 0x01000193);
    this.state = hash >>> 0;
    // The first numbers of neighbouring seeds are alike.
    for (let skipped = 0; skipped < 4; skipped += 1) this.next();
  }

  /** 0 up to 1, 1 left out. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[this.between(0, list.length - 1)];
    if (picked === undefined) throw new Error('Nothing to pick from');
    return picked;
  }

  /** Picks by weight; the weights need not add up to anything. */
  weighed<T extends string>(weights: Readonly<Record<T, number>>): T {
    const rows = Object.entries<number>(weights);
    let rest = this.next() * rows.reduce((sum, [, weight]) => sum + weight, 0);
    const row = rows.find(([, weight]) => {
      rest -= weight;
      return rest < 0;
    });
    return (row ?? rows[0])?.[0] as T;
  }
}
