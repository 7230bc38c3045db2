import { readLinkRequest } from '../../../../sandbox/provider/merchant-api/create-link.js';
import { callbackAddressRule } from '../../../../sandbox/provider/merchants/callback-address.js';
import { MerchantAddresses } from '../../../../sandbox/provider/merchants/merchant-addresses.js';
import { FormBody } from '../../../../sandbox/provider/requests/form-body.js';
import { WrongField } from '../../../../sandbox/provider/requests/read-request.js';
import { legalLimits } from '../../../../src/domain/installments/legal-limits.js';
import { linkRequest } from '../links/link-shop.js';

const now = Date.parse('2026-03-09T09:00:00Z');
const sites = [{ merchantId: '100003', origin: 'http://localhost:4520' }];
const served = { store: 'https://store.example', acs: 'https://acs.example', wallets: 'https://wallets.example' };
const hosted = new MerchantAddresses({ ...served, provider: 'https://pay.example' }, sites);
const local = new MerchantAddresses(
  {
    provider: 'http://127.0.0.1:4000',
    store: 'http://127.0.0.1:4001',
    acs: 'http://127.0.0.1:4002',
    wallets: 'http://127.0.0.1:4003',
  },
  [],
);

/** What link/create answers of a link whose payments are posted there; undefined when it takes the address. */
function refusalOf(callback_link: string, addresses: MerchantAddresses): string | undefined {
  const fields = linkRequest('flex', { callback_link, callback_id: 'a1' });
  const read = readLinkRequest(new FormBody(Object.entries(fields)), now, addresses, legalLimits);
  return read instanceof WrongField ? read.sentence : undefined;
}

const refused = `callback_link ${callbackAddressRule}`;

describe('where the payments of a link may be posted', () => {
  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.7/cb',
    'http://192.168.1.1/cb',
    'http://172.16.0.1/cb',
    'http://100.64.0.1/cb',
    'http://0.0.0.0/cb',
    'http://2130706433/cb',
    'http://0x7f.1/cb',
    'http://127.0.0.1:5432/cb',
    'http://localhost/cb',
    'http://shop.localhost./cb',
    'http://[::1]/cb',
    'http://[fe80::1]/cb',
    'http://[fd00::1]/cb',
    'http://[::ffff:169.254.169.254]/cb',
    'http://metadata.google.internal/cb',
    'http://database/cb',
    'https://pay.example/_sandbox/faults',
    'https://PAY.example:443/odeme/iade',
    'https://ali:gizli@shop.example/cb',
    'https://ali@shop.example/cb',
  ])('MA-03 a provider on the internet refuses %s', (address) => {
    expect(refusalOf(address, hosted)).toBe(refused);
  });

  it.each([
    'https://shop.example/cb?x=1',
    'http://shop.example:8080/cb',
    'https://8.8.8.8/cb',
    'https://store.example/cb',
    'http://localhost:4520/cb',
  ])('MA-03 MA-06 it takes %s', (address) => {
    expect(refusalOf(address, hosted)).toBeUndefined();
  });

  it.each(['http://127.0.0.1:4001/cb', 'http://localhost:9999/cb', 'https://shop.example/cb'])(
    'MA-03 a provider on loopback takes %s',
    (address) => {
      expect(refusalOf(address, local)).toBeUndefined();
    },
  );

  it.each([
    'http://127.0.0.1:4000/_sandbox/faults',
    'http://localhost:4000/x',
    'http://[::1]:4000/x',
    'http://10.0.0.7/',
  ])('MA-03 a provider on loopback refuses %s', (address) => {
    expect(refusalOf(address, local)).toBe(refused);
  });
});
