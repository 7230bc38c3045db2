import { readPublicUrls } from '../../../sandbox/process/public-urls.js';

describe('the public addresses of the environment', () => {
  it('SV-02 are origins', () => {
    const urls = readPublicUrls({
      VEZNE_PROVIDER_URL: 'https://pay.example/',
      VEZNE_STORE_URL: 'http://127.0.0.1:4000',
    });
    expect(urls).toEqual({ provider: 'https://pay.example', store: 'http://127.0.0.1:4000' });
  });

  it.each([
    ['VEZNE_PROVIDER_URL', 'pay.example:443'],
    ['VEZNE_STORE_URL', 'localhost:4000'],
    ['VEZNE_ACS_URL', 'acs.example'],
    ['VEZNE_WALLET_URL', 'ftp://wallets.example'],
  ])('SV-02 are refused by name without http or https: %s=%s', (name, address) => {
    expect(() => readPublicUrls({ [name]: address })).toThrow(
      `${name} is no address that begins with https:// or http://: ${address}`,
    );
  });

  it.each([['https://pay.example/vezne'], ['https://pay.example/?a=1'], ['https://user@pay.example']])(
    'SV-06 are refused where more than an origin is meant, which would be left out: %s',
    (address) => {
      expect(() => readPublicUrls({ VEZNE_PROVIDER_URL: address })).toThrow(
        'VEZNE_PROVIDER_URL is an origin: write https://pay.example alone.',
      );
    },
  );
});
