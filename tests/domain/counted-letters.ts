import type { Letters } from '../../src/domain/validation/typed-text.js';

/** A text that counts how many of its letters were read. */
export class CountedLetters implements Letters {
  reads = 0;
  constructor(private readonly text: string) {}

  get length(): number {
    return this.text.length;
  }

  charCodeAt(place: number): number {
    this.reads += 1;
    return this.text.charCodeAt(place);
  }

  slice(start: number, end: number): string {
    this.reads += Math.max(0, end - start);
    return this.text.slice(start, end);
  }
}
