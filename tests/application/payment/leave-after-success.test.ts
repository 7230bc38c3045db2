import { leaveAfterSuccess, successStaySeconds } from '../../../src/application/payment/leave-after-success.js';
import { FakePageHost } from '../../ports/fake-page-host.js';
import { inVirtualTime } from '../payment-samples.js';

const url = 'https://store.example/ok';
const seconds = { a: 3, b: 2, c: 1, d: 0 };

describe('leaveAfterSuccess', () => {
  it('RL-07 counts 3 seconds down, sends the top window to the address, once, and ends a second later', () => {
    expect(successStaySeconds).toBe(3);
    const host = new FakePageHost();
    inVirtualTime(({ expectObservable, flush }) => {
      expectObservable(leaveAfterSuccess(host)(url)).toBe('a 999ms b 999ms c 999ms d 999ms |', seconds);
      flush();
    });
    expect(host.calls).toEqual([`leaveTo ${url}`]);
  });

  it('RL-07 does not leave before the 3 seconds are over, nor when the screen is left', () => {
    const host = new FakePageHost();
    inVirtualTime(({ expectObservable, flush }) => {
      expectObservable(leaveAfterSuccess(host)(url), '^ 2999ms !').toBe('a 999ms b 999ms c', seconds);
      flush();
    });
    expect(host.calls).toEqual([]);
  });

  it('RL-07 a browser that refuses to leave breaks nothing', () => {
    const host = new FakePageHost();
    host.safe = false;
    inVirtualTime(({ expectObservable }) => {
      expectObservable(leaveAfterSuccess(host)(url)).toBe('a 999ms b 999ms c 999ms d 999ms |', seconds);
    });
    expect(host.calls).toEqual([`leaveTo ${url}`]);
  });
});
