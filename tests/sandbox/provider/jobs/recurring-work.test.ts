import { getEventListeners } from 'node:events';
import { RecurringWork } from '../../../../sandbox/provider/jobs/recurring-work.js';

describe('TR-13 a recurring work that does not end in its time', () => {
  let begun: AbortSignal[];
  let goOn: () => void;
  let stop: AbortController;
  beforeEach(() => {
    begun = [];
    stop = new AbortController();
  });

  const work = () =>
    new RecurringWork(
      (end) => {
        begun.push(end);
        return new Promise<void>((resolve) => {
          goOn = resolve;
        });
      },
      stop.signal,
      1,
    );
  const isLate = (running: RecurringWork) => new Promise<Error>((late) => running.run(late));

  it('has its signal aborted, and is reported as late', async () => {
    const { message } = await isLate(work());
    expect(message).toBe('A recurring work did not end in its time.');
    expect(begun[0]!.aborted).toBe(true);
    goOn();
  });

  it('is not begun again beside itself, but after its end', async () => {
    const running = work();
    await isLate(running);
    const next = isLate(running);
    await new Promise(setImmediate);
    expect(begun).toHaveLength(1);
    goOn();
    await next;
    expect(begun).toHaveLength(2);
    goOn();
  });

  it('has its signal aborted where the process stops', async () => {
    const ended = work().run();
    await new Promise(setImmediate);
    stop.abort();
    expect(begun[0]!.aborted).toBe(true);
    goOn();
    await ended;
  });

  it('leaves nothing at the signal that all its runs share', async () => {
    const running = new RecurringWork(async () => {}, stop.signal);
    await running.run();
    await running.run();
    expect(getEventListeners(stop.signal, 'abort')).toEqual([]);
  });

  it('keeps no later run from its work where it fails', async () => {
    let fails = true;
    const failing = new RecurringWork(async () => {
      if (fails) throw new Error('This run fails');
      return 'done';
    }, stop.signal);
    await expect(failing.run()).rejects.toThrow('This run fails');
    fails = false;
    expect(await failing.run()).toBe('done');
  });
});
