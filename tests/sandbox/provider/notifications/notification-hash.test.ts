import { readFileSync } from 'node:fs';
import {
  linkNotificationHash,
  notificationHash,
} from '../../../../sandbox/provider/notifications/notification-hash.js';
import { bodySignature } from '../../../../sandbox/provider/requests/body-signature.js';

describe('signatures between merchant and provider', () => {
  it('signs a notification as merchants check it: the published vector', () => {
    const merchant = { merchantKey: 'key', merchantSalt: 'salt' };
    expect(notificationHash(merchant, 'transactionId', 'success', '1234')).toBe(
      'LqkSMvTmozAD+zLTj21CvP20rnJxitym5tb1sypQJZ4=',
    );
  });

  it('signs the notification of a link with the merchant’s name for it before: the vector of the documentation', () => {
    const merchant = { merchantKey: 'key', merchantSalt: 'salt' };
    expect(linkNotificationHash(merchant, 'link1', 'transactionId', 'success', '1234')).toBe(
      'OhRVfLXwBMLQv37jsFBQiegsLEqW3/0UXEw0GiQqygM=',
    );
  });

  it('MA-02 signs a whole body: the published vector', () => {
    const header = 't=1773046800,v1=c65f8f49a734f622ea3ba6b551158f85a1d3946a35273b5680873762b924e2e0';
    expect(bodySignature('key', 'merchant_oid=transactionId&status=success', 1_773_046_800_999)).toBe(header);
    const documented = readFileSync(new URL('../../../../docs/merchant-api.md', import.meta.url), 'utf8');
    expect(documented).toContain(header);
  });
});
