import { timer } from 'rxjs';
import { FastTime } from './fast-time.js';

describe('simulated time', () => {
  let time: FastTime;
  beforeEach(() => {
    time = new FastTime(0, 100);
  });
  afterEach(() => time.stop());

  it('runs the timers of the process until it is put away, and none of them later', async () => {
    const putBack = time.install();
    let acts = 0;
    await new Promise<void>((resolve) => {
      setInterval(() => {
        acts += 1;
        resolve();
      }, 100);
    });
    putBack();
    const actsUntilThen = acts;
    await time.sleep(5_000);
    expect(acts).toBe(actsUntilThen);
  });

  it('throws nothing for a shopper who stops to wait after it was put away', async () => {
    const putBack = time.install();
    const wait = timer(1_000).subscribe();
    putBack();
    wait.unsubscribe();
    // RxJS throws where a timer acts that it has ended, and the test fails by that.
    await expect(time.sleep(5_000)).resolves.toBeUndefined();
  });

  it('goes on for who sleeps in it', async () => {
    const putBack = time.install();
    const slept = time.sleep(1_000);
    putBack();
    await expect(slept).resolves.toBeUndefined();
  });
});
