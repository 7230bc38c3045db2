import { NEVER, of } from 'rxjs';
import { askWithBackOff } from '../../../src/application/payment/resolve-lost-answer.js';
import { inVirtualTime } from '../payment-samples.js';

describe('asking with growing pauses', () => {
  it('PY-06 gives every answer, after pauses of 1, 2, 4, 8, 15, 15 s, and stops at a minute', () => {
    inVirtualTime(({ expectObservable }) => {
      expectObservable(askWithBackOff(() => of('a'))).toBe(
        '1s a 1999ms a 3999ms a 7999ms a 14999ms a 14999ms a 14999ms |',
      );
    });
  });

  it('PY-06 stops at a minute while a question has no answer, and asks no other meanwhile', () => {
    inVirtualTime(({ expectObservable, flush }) => {
      let asked = 0;
      const unanswered = () => {
        asked += 1;
        return NEVER;
      };
      expectObservable(askWithBackOff(unanswered)).toBe('60s |');
      flush();
      expect(asked).toBe(1);
    });
  });
});
