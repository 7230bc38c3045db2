import { readConfiguration } from '../../sandbox/configuration.js';
import { ownMerchantId } from '../../sandbox/demo/merchants.js';
import { openEmpty } from './embedded-database.js';
import { openNotificationBox, openSandbox } from './running-sandbox.js';
import { Shopper } from './shopper.js';

describe('a start for a shop of one’s own', () => {
  it('PK-08 notifies that shop of the orders of its merchant, and the demo store of all others', async () => {
    const box = await openNotificationBox();
    const sandbox = await openSandbox({ notificationUrl: box.url });
    for (const merchantId of [ownMerchantId, '100003']) {
      const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: merchantId });
      await shopper.pay('4355084300001002');
    }
    await sandbox.runDue();
    expect(box.received.map((form) => form.get('merchant_id'))).toEqual([ownMerchantId]);
    await sandbox.close();
    await box.close();
  });

  it('PK-08 follows the shop to another address, and keeps the other settings of its merchant', async () => {
    const { db, close } = await openEmpty();
    const opened = { db, close: async () => {} };
    const first = await openSandbox({ database: { opened }, notificationUrl: 'http://localhost:3000/a' });
    await first.panel.save(ownMerchantId, { name: 'Dükkânım' });
    await first.close();
    const second = await openSandbox({ database: { opened }, notificationUrl: 'http://localhost:3001/b' });
    expect(await second.panel.find(ownMerchantId)).toMatchObject({
      name: 'Dükkânım',
      notificationUrl: 'http://localhost:3001/b',
      website: 'http://localhost:3001',
    });
    await second.close();
    await close();
  });

  it('PK-08 takes result addresses of the shop on this machine, for its merchant alone', () => {
    const { loopbackSites } = readConfiguration({ VEZNE_NOTIFY: 'http://localhost:3000/notify' });
    expect(loopbackSites).toEqual([{ merchantId: ownMerchantId, origin: 'http://localhost:3000' }]);
  });
});
