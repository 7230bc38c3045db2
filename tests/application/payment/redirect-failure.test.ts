import { redirectFailure } from '../../../src/application/payment/redirect-failure.js';
import { refused } from '../../ports/failures.js';
import { FakePageHost } from '../../ports/fake-page-host.js';

const redirected = {
  kind: 'redirected',
  redirectUrl: 'https://store.example/fail',
  error: { description: 'Limit yetersiz' },
} as const;

describe('a failure that sends the shopper to another address', () => {
  it('ER-02 posts the description to the address and keeps the failure for the visible way out', () => {
    const host = new FakePageHost();
    expect(redirectFailure(host)(redirected)).toBe(redirected);
    expect(host.calls).toEqual(['postFailure https://store.example/fail Limit yetersiz']);
  });

  it('ER-02 posts no words where the failure has none', () => {
    const host = new FakePageHost();
    redirectFailure(host)({ ...redirected, error: {} });
    expect(host.calls).toEqual(['postFailure https://store.example/fail ']);
  });

  it('ER-02 an address that is not safe leaves the general error, which quotes nothing', () => {
    const host = new FakePageHost();
    host.safe = false;
    expect(redirectFailure(host)(redirected)).toEqual({ kind: 'refused', httpStatus: 301, error: {} });
  });

  it('ER-03 any other failure stays as it is', () => {
    const host = new FakePageHost();
    expect(redirectFailure(host)(refused({ code: 'declined' }))).toEqual(refused({ code: 'declined' }));
    expect(host.calls).toEqual([]);
  });
});
