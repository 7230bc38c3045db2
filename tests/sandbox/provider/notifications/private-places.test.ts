import type { LookupAddress } from 'node:dns';
import { notifications } from '../../../../sandbox/provider/database/schema.js';
import { MerchantAddresses } from '../../../../sandbox/provider/merchants/merchant-addresses.js';
import { ResolveHost } from '../../../../sandbox/provider/notifications/host-names.js';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import { type NotificationBox, openNotificationBox, openSandbox } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';
import { approved, arriveByLink, createLink, orders } from '../links/link-shop.js';

const merchantId = '100003';
const hosted = { provider: 'https://pay.example' };

describe('MA-03 a name that leads into a private network', () => {
  let sandbox: Sandbox;
  let box: NotificationBox;
  /** The box's port, and the path that it takes posts under. */
  let place: string;
  /** What every name resolves to. */
  let found: readonly LookupAddress[];
  const asked: string[] = [];
  const open = async (publicUrls: object) => {
    sandbox = await openSandbox({ publicUrls }, (container) => {
      container.rebind(ResolveHost).toConstantValue(async (name) => {
        asked.push(name);
        return found;
      });
    });
  };
  beforeEach(async () => {
    box = await openNotificationBox();
    place = box.url.slice('http://127.0.0.1:'.length);
    asked.length = 0;
  });
  afterEach(async () => {
    await sandbox.close();
    await box.close();
  });

  const pay = async () => {
    const shopper = await Shopper.arrive(sandbox.listening.provider, { merchant_id: merchantId });
    expect((await shopper.pay(approved, { do_3d: '0' })).status).toBe(200);
    await sandbox.runDue();
    const [row] = await sandbox.db.select().from(notifications);
    return row?.lastResult;
  };

  it.each<[string, LookupAddress]>([
    ['loopback', { address: '127.0.0.1', family: 4 }],
    ['a private network', { address: '10.0.0.7', family: 4 }],
    ['the cloud’s metadata', { address: '169.254.169.254', family: 4 }],
    ['an IPv4 address in IPv6', { address: '::ffff:127.0.0.1', family: 6 }],
    ['a link-local address', { address: 'fe80::1', family: 6 }],
  ])('is not connected to: %s', async (_name, address) => {
    await open(hosted);
    found = [address];
    await sandbox.panel.save(merchantId, { notificationUrl: `http://shop.example:${place}/cb` });
    expect(await pay()).toBe('address refused');
    expect(asked).toEqual(['shop.example']);
    expect(box.received).toHaveLength(0);
  });

  it('is not connected to for the payments of a link', async () => {
    await open(hosted);
    found = [{ address: '127.0.0.1', family: 4 }];
    const callback = { callback_link: `http://shop.example:${place}/cb`, callback_id: 'a1' };
    const id = await createLink(sandbox.listening.provider, 'product', callback);
    const shopper = await arriveByLink(sandbox.listening.provider, id, orders.product);
    await shopper.pay(approved, { do_3d: '0' });
    await sandbox.runDue();
    const [row] = await sandbox.db.select().from(notifications);
    expect(row?.lastResult).toBe('address refused');
    expect(box.received).toHaveLength(0);
  });

  it('is posted to where it has an address that is allowed, and to that one alone', async () => {
    await open({});
    found = [
      { address: '10.0.0.7', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    await sandbox.panel.save(merchantId, { notificationUrl: `http://shop.example:${place}/cb` });
    expect(await pay()).toBe('OK');
    expect(box.received).toHaveLength(1);
  });

  it.each(['http://127.0.0.1:PLACE/cb', 'http://10.0.0.7:PLACE/cb', 'https://pay.example/odeme/iade'])(
    'a notification address of the panel is checked, too: %s',
    async (address) => {
      await open(hosted);
      await sandbox.panel.save(merchantId, { notificationUrl: address.replace('PLACE', place) });
      expect(await pay()).toBe('address refused');
      expect(box.received).toHaveLength(0);
    },
  );
});

describe('where a resolved name may lead', () => {
  const urls = { ...hosted, store: 'https://store.example', acs: 'https://a.example', wallets: 'https://w.example' };
  const sites = [{ merchantId, origin: 'http://localhost:4520' }];
  const addresses = new MerchantAddresses(urls, sites);
  it.each([
    ['https://shop.example/cb', '93.184.216.34', true],
    ['https://shop.example/cb', '2606:4700::1111', true],
    ['https://shop.example/cb', '192.168.1.5', false],
    ['https://shop.example/cb', 'fd00::1', false],
    ['https://shop.example/cb', 'fe80::1%eth0', false],
    // The installation's own places may be anywhere.
    ['https://store.example/cb', '10.0.0.7', true],
    ['http://localhost:4520/cb', '127.0.0.1', true],
  ])('MA-03 MA-06 %s at %s: %s', (address, networkAddress, allowed) => {
    expect(addresses.isNotifiedAt(address, merchantId, networkAddress)).toBe(allowed);
  });
});
