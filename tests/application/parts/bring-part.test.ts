import { jest } from '@jest/globals';
import { NEVER, type Observable, Subject } from 'rxjs';
import { bringPart, partPatienceMs, partPauseMs } from '../../../src/application/parts/bring-part.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Returns the states that are emitted for a part whose tries come to this, one after the other. */
function brought(tries: readonly (() => Promise<string>)[], again: Observable<unknown> = NEVER) {
  const seen: string[] = [];
  let asked = 0;
  const load = () => {
    asked += 1;
    return tries[asked - 1]?.() ?? Promise.reject(new Error('not expected'));
  };
  const bringing = bringPart(load, again).subscribe({
    next: (arrival) => seen.push(arrival.kind === 'here' ? arrival.part : 'missing'),
    complete: () => seen.push('done'),
  });
  return { seen, asked: () => asked, bringing };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const fails = () => Promise.reject(new Error('offline'));
const arrives = async () => 'part';
const arrivesAfter = (ms: number) => () => new Promise<string>((resolve) => setTimeout(() => resolve('part'), ms));

describe('bringPart', () => {
  it('brings a part that arrives, and asks no more', async () => {
    const { seen, asked } = brought([arrives]);
    await pass(60_000);
    expect(seen).toEqual(['part', 'done']);
    expect(asked()).toBe(1);
  });

  it('RL-13 asks again after each failure until the part arrives', async () => {
    const { seen } = brought([fails, fails, arrives]);
    await pass(0);
    expect(seen).toEqual(['missing']);
    await pass(partPauseMs);
    expect(seen).toEqual(['missing', 'missing']);
    await pass(partPauseMs);
    expect(seen).toEqual(['missing', 'missing', 'part', 'done']);
  });

  it('RL-13 a part that does not come within 10 s is missing; where it comes later it is taken', async () => {
    const { seen, asked } = brought([arrivesAfter(30_000)]);
    await pass(partPatienceMs - 1);
    expect(seen).toEqual([]);
    await pass(1);
    expect(seen).toEqual(['missing']);
    await pass(20_000);
    expect(seen).toEqual(['missing', 'part', 'done']);
    expect(asked()).toBe(1);
  });

  it('RL-13 asks at once when the line is back or the part is needed again', async () => {
    const again = new Subject<void>();
    const { seen } = brought([fails, arrives], again);
    await pass(1);
    again.next();
    await pass(0);
    expect(seen).toEqual(['missing', 'part', 'done']);
  });

  it('RL-13 asks at once, too, while a slow one is on its way', async () => {
    const again = new Subject<void>();
    const { seen } = brought([arrivesAfter(60_000), arrives], again);
    await pass(partPatienceMs);
    again.next();
    await pass(0);
    expect(seen).toEqual(['missing', 'part', 'done']);
  });

  it('ends with whoever follows it', async () => {
    const { asked, bringing } = brought([fails]);
    await pass(0);
    bringing.unsubscribe();
    await pass(60_000);
    expect(asked()).toBe(1);
  });
});
