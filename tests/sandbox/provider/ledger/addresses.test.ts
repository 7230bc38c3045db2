import { readConfiguration } from '../../../../sandbox/configuration.js';
import { defaultLimits, Limits } from '../../../../sandbox/provider/ledger/attempt-limits.js';
import { lineOf, subscriberOf } from '../../../../sandbox/provider/requests/network-address.js';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import { openSandbox } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';
import { cameOf } from '../links/link-shop.js';

const declined = '4355084300000301';

describe('TR-05 whose address it is', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['::1', '0:0:0:0::/64'],
    ['not an address', 'not an address'],
  ])('TR-05 counts %s as %s', (address, subscriber) => {
    expect(subscriberOf(address)).toBe(subscriber);
  });

  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
    ['2001:db8:1:ff::1', '2001:db8:1:0::/56'],
    ['2001:db8:1:1ff::1', '2001:db8:1:100::/56'],
    ['not an address', 'not an address'],
  ])('TR-05 counts the line of %s as %s', (address, line) => {
    expect(lineOf(address)).toBe(line);
  });

  it('MA-06 reads the merchants’ shops on loopback, and refuses any other site', () => {
    expect(readConfiguration({}).loopbackSites).toEqual([]);
    const read = readConfiguration({
      VEZNE_LOOPBACK_SITES: '100001=http://localhost:4520, 100002=http://127.0.0.1',
    });
    expect(read.loopbackSites).toEqual([
      { merchantId: '100001', origin: 'http://localhost:4520' },
      { merchantId: '100002', origin: 'http://127.0.0.1' },
    ]);
    for (const wrong of ['100001=http://shop.example', '100001=http://[::1]:4520']) {
      expect(() => readConfiguration({ VEZNE_LOOPBACK_SITES: wrong })).toThrow(
        `VEZNE_LOOPBACK_SITES is a list such as 100001=http://localhost:4520, not ${wrong}`,
      );
    }
  });

  it('TR-05 reads the proxies in front, and refuses what is none', () => {
    expect(readConfiguration({}).proxies).toEqual([]);
    expect(readConfiguration({ VEZNE_PROXIES: '10.0.0.0/8, ::1' }).proxies).toEqual(['10.0.0.0/8', '::1']);
    expect(() => readConfiguration({ VEZNE_PROXIES: 'true' })).toThrow(
      'VEZNE_PROXIES is a list such as 127.0.0.1,10.0.0.0/8, not true',
    );
  });
});

describe('TR-05 limits per address', () => {
  let sandbox: Sandbox;
  afterEach(() => sandbox.close());
  const openBehind = (proxies: readonly string[]) =>
    openSandbox({ proxies }, (container) => {
      container.rebind(Limits).toConstantValue({ ...defaultLimits, unpaidPerAddress: 1 });
    });
  const payFrom = async (address: string) => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
    return cameOf(await shopper.pay(declined, { do_3d: '0' }, { 'x-forwarded-for': address }));
  };

  it('TR-05 behind a proxy of the configuration shoppers are counted apart, IPv6 by /64', async () => {
    sandbox = await openBehind(['127.0.0.1']);
    expect(await payFrom('198.51.100.7')).toBe('declined');
    expect(await payFrom('198.51.100.7')).toBe('limit');
    expect(await payFrom('198.51.100.8')).toBe('declined');
    expect(await payFrom('2001:db8:1:2::1')).toBe('declined');
    expect(await payFrom('2001:db8:1:2:9:9:9:9')).toBe('limit');
    expect(await payFrom('2001:db8:1:3::1')).toBe('declined');
    // What a shopper wrote into the header itself stands left of what the proxy added.
    expect(await payFrom('203.0.113.1, 198.51.100.8')).toBe('limit');
  });

  it('TR-05 the port that a proxy writes beside an address is cut, and what is no address counts as one', async () => {
    sandbox = await openBehind(['127.0.0.1', '10.0.0.2']);
    expect(await payFrom('198.51.100.7:50123')).toBe('declined');
    expect(await payFrom('198.51.100.7:50124')).toBe('limit');
    expect(await payFrom('198.51.100.7, 10.0.0.2:443')).toBe('limit');
    expect(await payFrom('[2001:db8:1:2::1]:50123')).toBe('declined');
    expect(await payFrom('"[2001:db8:1:2::9]:50124"')).toBe('limit');
    expect(await payFrom('unknown')).toBe('declined');
    expect(await payFrom('_hidden')).toBe('limit');
    expect(await payFrom('198.51.100.9:port')).toBe('limit');
  });

  it('TR-05 without one the header of a shopper changes nothing', async () => {
    sandbox = await openBehind([]);
    expect(await payFrom('198.51.100.7')).toBe('declined');
    expect(await payFrom('198.51.100.8')).toBe('limit');
  });
});
