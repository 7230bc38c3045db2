import type { Database } from '../../../sandbox/database/database.js';
import { retryRepeatable } from '../../../sandbox/database/transient-errors.js';
import { AdjustableClock } from '../../../sandbox/process/clock.js';

const lost = () => new Error('Connection terminated unexpectedly');
const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });

/** A database whose first transactions fail, and which notes when each began, in ms. */
function failing(clock: AdjustableClock, errors: readonly Error[]) {
  const began: number[] = [];
  const transaction = async () => {
    began.push(clock.now());
    const error = errors[began.length - 1];
    if (error !== undefined) throw error;
    return 'done';
  };
  return { began, db: { transaction } as unknown as Database };
}

/** Ends every pause of the clock, until the work is done or has failed. */
async function settled<T>(clock: AdjustableClock, work: Promise<T>): Promise<T | Error> {
  let outcome: T | Error | undefined;
  void work.then(
    (value) => {
      outcome = value;
    },
    (error: Error) => {
      outcome = error;
    },
  );
  while (outcome === undefined) {
    await new Promise(setImmediate);
    clock.advance(100);
  }
  return outcome;
}

describe('a transaction that can be repeated', () => {
  const run = (errors: readonly Error[]) => {
    const clock = new AdjustableClock(0);
    const { began, db } = failing(clock, errors);
    return settled(
      clock,
      retryRepeatable(db, clock, async () => 'done'),
    ).then((outcome) => ({ began, outcome }));
  };

  it('TR-02 is run anew after a lost connection with growing pauses, for 5 s', async () => {
    const { began, outcome } = await run(Array.from({ length: 5 }, lost));
    expect(outcome).toBe('done');
    expect(began).toEqual([0, 100, 400, 1_200, 2_700, 5_000]);
  });

  it.each(['ETIMEDOUT', 'EHOSTUNREACH', '53300', '57P03', '08006'])(
    'TR-02 is run anew after %s: the server moves, starts or has no connection left',
    async (code) => {
      const { outcome } = await run([Object.assign(new Error(''), { code })]);
      expect(outcome).toBe('done');
    },
  );

  it('TR-02 is run anew after a wait for a lock of a process that stands still', async () => {
    const { began, outcome } = await run([Object.assign(new Error('canceling statement'), { code: '55P03' })]);
    expect(outcome).toBe('done');
    expect(began).toEqual([0, 100]);
  });

  it('TR-02 is given up after 5 s', async () => {
    const { began, outcome } = await run(Array.from({ length: 6 }, lost));
    expect(outcome).toEqual(lost());
    expect(began).toHaveLength(6);
  });

  it('TR-02 is run anew at once after a deadlock', async () => {
    const { began, outcome } = await run([deadlock(), deadlock(), deadlock()]);
    expect(outcome).toBe('done');
    expect(began).toEqual([0, 0, 0, 0]);
  });

  it('TR-02 is not run anew after an error that does not pass', async () => {
    const { began, outcome } = await run([new Error('syntax')]);
    expect(outcome).toEqual(new Error('syntax'));
    expect(began).toEqual([0]);
  });
});
