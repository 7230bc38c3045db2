import { readConfiguration } from '../../sandbox/configuration.js';
import { ownMerchantId } from '../../sandbox/demo/merchants.js';
import { readDoctorOptions } from '../../sandbox/doctor/doctor-options.js';
import { ownShopLines } from '../../sandbox/own-shop.js';
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

  it('PK-08 prints its merchant, its panel and the doctor’s command with the keys as they are now', async () => {
    const notificationUrl = 'http://localhost:3000/notify';
    const sandbox = await openSandbox({ notificationUrl });
    await sandbox.panel.renewKeys(ownMerchantId, 0);
    const merchant = await sandbox.panel.find(ownMerchantId);
    if (merchant === undefined) throw new Error('The start has made no merchant');
    const { urls } = sandbox;
    const lines = ownShopLines({ merchant, notificationUrl, urls, hasStore: true });
    expect(lines.join('\n')).not.toContain('demo-key');
    const [, panel = '', doctor = ''] = lines;
    const page = await fetch(panel.replace('Its panel   ', ''));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(merchant.name);
    const asked = readDoctorOptions(doctor.split('vezne-sandbox doctor ')[1]?.split(' ') ?? [], {});
    expect(asked?.shop.url).toBe(notificationUrl);
    expect(asked?.shop.keys).toMatchObject({ id: ownMerchantId, merchantKey: merchant.merchantKey });
    const seeded = ownShopLines({ merchant, notificationUrl, urls, hasStore: false });
    expect(seeded.some((line) => line.startsWith('Its panel'))).toBe(false);
    await sandbox.close();
  });

  it('PK-08 takes result addresses of the shop on this machine, for its merchant alone', () => {
    const { loopbackSites } = readConfiguration({ VEZNE_NOTIFY: 'http://localhost:3000/notify' });
    expect(loopbackSites).toEqual([{ merchantId: ownMerchantId, origin: 'http://localhost:3000' }]);
  });
});
