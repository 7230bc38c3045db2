import { type Embedding, unauthorizedReason } from '../../../src/domain/payment/embedding.js';

const honest: Embedding = {
  framed: true,
  kind: 'iframe',
  ancestorOrigins: ['https://store.example'],
  address: 'https://pay.example/odeme/guvenli/v2/token1',
  root: 'https://pay.example/odeme/',
  merchantSites: ['https://store.example'],
};

describe('unauthorizedReason', () => {
  it.each<[string, Partial<Embedding>, 1 | 2 | undefined]>([
    ["framed by the merchant's site", {}, undefined],
    ['on its own page', { framed: false, ancestorOrigins: undefined }, undefined],
    ['framed by another site', { ancestorOrigins: ['https://evil.example'] }, 1],
    ['framed by a look-alike', { ancestorOrigins: ['https://store.example.evil.example'] }, 1],
    ["framed by the merchant's site without TLS", { ancestorOrigins: ['http://store.example'] }, 1],
    ['framed where the browser does not say by whom', { ancestorOrigins: undefined }, undefined],
    ["framed where the merchant's site is not known", { merchantSites: [] }, 1],
    [
      'framed by the merchant’s second site (MA-06)',
      {
        merchantSites: ['https://store.example', 'http://localhost:4520'],
        ancestorOrigins: ['http://localhost:4520'],
      },
      undefined,
    ],
    [
      "framed by the merchant's site in another one",
      { ancestorOrigins: ['https://store.example', 'https://evil.example'] },
      1,
    ],
    ['a page of its own that is framed', { kind: 'page' }, 1],
    ['a link’s payment that is framed', { kind: 'link' }, 1],
    [
      'a page of its own that is framed, where the browser does not say by whom',
      { kind: 'page', ancestorOrigins: undefined },
      1,
    ],
    ['a page of its own', { kind: 'page', framed: false, ancestorOrigins: [] }, undefined],
    ['not under the root', { address: 'https://other.example/odeme/guvenli/v2/token1' }, 2],
    ['beside the root', { address: 'https://pay.example/odemeler' }, 2],
    ['on a host that begins like the root', { root: 'https://pay.example', address: 'https://pay.example.evil/' }, 2],
    ['at a root with two slashes behind it', { root: 'https://pay.example/odeme//' }, undefined],
    ['exactly at the root', { address: 'https://pay.example/odeme' }, undefined],
    ['at the root with a query', { address: 'https://pay.example/odeme?x=1' }, undefined],
    ['at the root with a fragment', { address: 'https://pay.example/odeme#x' }, undefined],
    ['with a root that is not known', { root: '' }, undefined],
    [
      'framed by another site and not under the root',
      { ancestorOrigins: ['https://evil.example'], address: 'https://x/' },
      1,
    ],
    ['on its own page and not under the root', { framed: false, address: 'https://x/' }, 2],
  ])('EM-01 %s', (_, different, reason) => expect(unauthorizedReason({ ...honest, ...different })).toBe(reason));
});
