import { redirectFailure } from '../../../src/application/payment/redirect-failure.js';
import { FakeHost, refused } from '../payment-samples.js';

const elsewhere = {
  kind: 'redirected',
  redirectUrl: 'https://shop.example/fail',
  error: { description: 'Limit yetersiz' },
} as const;

describe('following a failure elsewhere', () => {
  it('ER-02 posts the description to the address and keeps the failure for the visible way out', () => {
    const host = new FakeHost();
    expect(redirectFailure(host)(elsewhere)).toBe(elsewhere);
    expect(host.told).toEqual(['postFailure https://shop.example/fail Limit yetersiz']);
  });

  it('ER-02 an address that is not safe leaves the general error, which quotes nothing', () => {
    const host = new FakeHost();
    host.safe = false;
    expect(redirectFailure(host)(elsewhere)).toEqual({ kind: 'refused', httpStatus: 301, error: {} });
  });

  it('ER-03 any other failure stays as it is', () => {
    const host = new FakeHost();
    expect(redirectFailure(host)(refused('declined'))).toEqual(refused('declined'));
    expect(host.told).toEqual([]);
  });
});
