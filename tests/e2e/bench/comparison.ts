import { expect } from 'playwright/test';

/** What is compared: a run of either side gives one time, in ms. */
export interface Comparison {
  readonly name: string;
  readonly baseline: Side;
  readonly subject: Side;
  /** The subject's median is at most so many times the baseline's. */
  readonly limit: number;
  /** Runs of a side that count; one before them warms it up. */
  readonly rounds?: number;
}

interface Side {
  readonly name: string;
  readonly run: () => Promise<number>;
}

/** Measures both sides by turns, so that what the machine does meanwhile hits both alike; prints medians and their ratio. */
export async function compare({ name, baseline, subject, limit, rounds = 15 }: Comparison): Promise<void> {
  const times: [number[], number[]] = [[], []];
  await baseline.run();
  await subject.run();
  for (let round = 0; round < rounds; round++) {
    times[0].push(await baseline.run());
    times[1].push(await subject.run());
  }
  const [before, after] = [median(times[0]), median(times[1])];
  const ratio = after / before;
  console.log(
    `\n${name}\n  ${baseline.name}: ${before.toFixed(1)} ms (baseline)\n  ${subject.name}: ${after.toFixed(1)} ms\n` +
      `  ratio ${ratio.toFixed(2)}, at most ${limit}`,
  );
  expect(ratio, name).toBeLessThanOrEqual(limit);
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
