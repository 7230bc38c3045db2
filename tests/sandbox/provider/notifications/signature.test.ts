import { linkNotificationHash, notificationHash } from '../../../../sandbox/provider/notifications/signature.js';

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
});
