import type { FastTime } from './fast-time.js';

/** How long a merchant's program waits for an answer, ms. */
const patienceMs = 60_000;

/** Rejects where no answer comes. */
export function withPatience<T>(time: Pick<FastTime, 'sleep'>, answer: Promise<T>): Promise<T> {
  const tired = time.sleep(patienceMs).then(() => {
    throw new Error('No answer came');
  });
  return Promise.race([answer, tired]);
}
