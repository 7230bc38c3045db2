import { readyToSubmit, submitDelayMs } from '../../../src/application/card/pay-by-card.js';
import { inVirtualTime } from '../payment-samples.js';

const words = { v: true, i: false, T: true, F: false };

describe('readyToSubmit', () => {
  it('CN-16 is ready 1 s after the form became valid', () => {
    expect(submitDelayMs).toBe(1000);
    inVirtualTime(({ cold, expectObservable }) => {
      expectObservable(readyToSubmit(cold('i 99ms v', words))).toBe('F 99ms 1000ms T', words);
    });
  });

  it('CN-16 is not ready at once when the form is invalid, and the second begins anew', () => {
    inVirtualTime(({ cold, expectObservable }) => {
      const valid = cold('v 1499ms i 299ms v 499ms i 499ms v', words);
      expectObservable(readyToSubmit(valid)).toBe('1000ms T 499ms F 799ms F 1499ms T', words);
    });
  });

  it('CN-16 says nothing when it is left within the second', () => {
    inVirtualTime(({ cold, expectObservable }) => {
      expectObservable(readyToSubmit(cold('v', words)), '^ 999ms !').toBe('');
    });
  });
});
