import { sendElsewhere } from '../../../src/application/page/send-elsewhere.js';
import { refused, ToldHost } from '../payment-samples.js';

const elsewhere = {
  kind: 'sentElsewhere',
  redirectUrl: 'https://shop.example/fail',
  error: { description: 'Limit yetersiz' },
} as const;

describe('following a failure elsewhere', () => {
  it('ER-02 posts the description to the address and keeps the failure for the visible way out', () => {
    const host = new ToldHost();
    expect(sendElsewhere(host)(elsewhere)).toBe(elsewhere);
    expect(host.told).toEqual(['postFailure https://shop.example/fail Limit yetersiz']);
  });

  it('ER-02 an address that is not safe leaves the general error, which quotes nothing', () => {
    const host = new ToldHost();
    host.safe = false;
    expect(sendElsewhere(host)(elsewhere)).toEqual({ kind: 'refused', httpStatus: 301, error: {} });
  });

  it('ER-03 any other failure stays as it is', () => {
    const host = new ToldHost();
    expect(sendElsewhere(host)(refused('declined'))).toEqual(refused('declined'));
    expect(host.told).toEqual([]);
  });
});
