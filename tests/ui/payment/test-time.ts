import { jest } from '@jest/globals';
import { testTime } from './payment-samples.js';

/** Each test of the file begins at `now`, and moves the time itself. Promises and React go on with their microtasks. */
export function atTestTime(now: Date = testTime): void {
  beforeEach(() => {
    jest.useFakeTimers({ now, doNotFake: ['queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

/** The same for tests that render: jsdom cannot scroll. */
export function renderAtTestTime(): void {
  atTestTime();
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => {};
  });
}
