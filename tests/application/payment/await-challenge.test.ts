import { awaitChallenge } from '../../../src/application/payment/await-challenge.js';
import { inVirtualTime } from '../payment-samples.js';

describe('a page that is still here after its challenge was opened', () => {
  it('PY-02 PY-06 does not know after 20 s what became of the payment, and can ask about that post', () => {
    inVirtualTime(({ expectObservable }) => {
      expectObservable(awaitChallenge('attempt1')).toBe('20s (u|)', { u: { kind: 'unknown', attemptId: 'attempt1' } });
    });
  });
});
