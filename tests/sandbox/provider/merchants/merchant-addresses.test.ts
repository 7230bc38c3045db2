import { MerchantAddresses } from '../../../../sandbox/provider/merchants/merchant-addresses.js';

const services = {
  provider: 'https://pay.example',
  store: 'https://store.example',
  acs: 'https://acs.example',
  wallets: 'https://wallets.example',
};
const hosted = new MerchantAddresses(services, [{ merchantId: '100002', origin: 'http://localhost:4520' }]);

describe('the addresses that the page opens', () => {
  it.each([
    ['https://shop.example/ok?x=1', 'https://shop.example/ok?x=1'],
    ['http://shop.example/ok', 'https://shop.example/ok'],
    ['HTTP://shop.example/ok', 'https://shop.example/ok'],
    ['http://shop.example:80/ok', 'https://shop.example/ok'],
    ['http://shop.example:80', 'https://shop.example'],
    ['http://shop.example:8080/ok', 'https://shop.example:8080/ok'],
    ['http://shop.example/ok:80/', 'https://shop.example/ok:80/'],
    ['https://shop.example:80/ok', 'https://shop.example:80/ok'],
    ['https://localhost:4520/ok', 'https://localhost:4520/ok'],
  ])('MA-03 a result address %s is read as %s', (given, read) => {
    expect(hosted.readResult(given, '100001')).toBe(read);
  });

  it.each([
    'https://pay.example/odeme/guvenli/v2/x',
    'http://pay.example/',
    'http://PAY.example:80/',
    'https://pay.example',
  ])('MA-03 TR-08 the provider’s own %s is no result address', (given) => {
    expect(hosted.readResult(given, '100001')).toBeUndefined();
  });

  it('MA-03 a picture may lie with the provider', () => {
    expect(hosted.read('https://pay.example/logo.svg', '100001')).toBe('https://pay.example/logo.svg');
  });

  it('MA-06 a merchant’s own shop keeps http', () => {
    expect(hosted.readResult('http://localhost:4520/ok', '100002')).toBe('http://localhost:4520/ok');
  });

  it.each([
    'http://localhost:4520/ok',
    'HTTP://LOCALHOST:4520/ok',
    'http://127.0.0.1/ok',
    'http://127.1.2.3:3000/ok',
    'http://2130706433/ok',
    'http://[::1]:3000/ok',
    'http://shop.localhost:3000/ok',
  ])('MA-03 %s, on this machine without being the merchant’s by configuration, is not read as https', (given) => {
    expect(hosted.readResult(given, '100001')).toBeUndefined();
    expect(hosted.isUnnamedLoopback(given, '100001')).toBe(true);
  });

  it.each([
    ['http://localhost:4520/ok', '100002'],
    ['https://localhost:3000/ok', '100001'],
    ['http://localhost.example/ok', '100001'],
    ['', '100001'],
  ])('MA-03 MA-06 %j of merchant %s needs no configuration', (given, merchantId) => {
    expect(hosted.isUnnamedLoopback(given, merchantId)).toBe(false);
  });

  it('MA-03 services by plain http are safe on this machine alone', () => {
    const inNetwork = new MerchantAddresses(
      { ...services, store: 'http://192.168.1.5:4001', acs: 'http://[::1]:4002' },
      [],
    );
    expect(inNetwork.loopbackOrigins()).toEqual(['http://[::1]:4002']);
    expect(inNetwork.readResult('http://192.168.1.5:4001/ok', '100001')).toBe('https://192.168.1.5:4001/ok');
  });
});
