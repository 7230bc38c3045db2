import { rmSync } from 'node:fs';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import { type Fields, get, post } from '../../calls.js';
import { createToken, tokenRequest } from '../../merchant.js';
import { pageFolder } from '../../page-folder.js';
import { openSandbox } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

/** A shop on the merchant's own machine. */
const ownShop = { merchantId: '100002', origin: 'http://localhost:4520' };
let folder: string;
let sandbox: Sandbox;
beforeAll(async () => {
  folder = pageFolder();
  sandbox = await openSandbox({ pageFolder: folder, loopbackSites: [ownShop] });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const open = (path: string) => get(sandbox.urls.provider + path);
const payment = async (changes: Fields = {}) => {
  const { token } = await createToken(sandbox.urls.provider, changes);
  return open(`/odeme/guvenli/v2/${token}`);
};

describe('the addresses of a payment', () => {
  it('MA-06 a merchant’s own shop on loopback is safe, and frames it, on that merchant’s pages alone', async () => {
    const own = await payment({ merchant_id: '100002', merchant_ok_url: 'http://localhost:4520/ok' });
    expect(own.text).toContain('"http://localhost:4520"],"merchantSites":["http://localhost:4520"]');
    const policy = own.headers.get('content-security-policy');
    expect(policy).toMatch(/form-action [^;]*http:\/\/localhost:4520/);
    expect(policy).toMatch(/frame-ancestors [^;]*http:\/\/localhost:4520/);
    const other = await payment();
    expect(other.text).not.toContain('localhost:4520');
    expect(other.headers.get('content-security-policy')).not.toContain('localhost:4520');
  });

  it('MA-06 MA-03 its result address stays http', async () => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, {
      merchant_id: '100002',
      merchant_ok_url: 'http://localhost:4520/ok',
    });
    expect((await shopper.load()).json.data.paymentForm.merchant_ok_url).toBe('http://localhost:4520/ok');
  });

  it.each(['merchant_ok_url', 'merchant_fail_url', 'ptr_url'])(
    'MA-03 another merchant’s %s on this machine is refused, naming the setting',
    async (name) => {
      const { json } = await post(
        `${sandbox.urls.provider}/odeme/api/get-token`,
        tokenRequest({ [name]: 'http://localhost:4520/ok' }),
      );
      expect(json).toMatchObject({
        status: 'failed',
        reason: expect.stringMatching(new RegExp(`^${name} is on this machine .*VEZNE_LOOPBACK_SITES`)),
      });
    },
  );

  it.each(['/odeme/guvenli/v2', '/odeme/guvenli/v2/', '/odeme/guvenli/link', '/odeme/guvenli/link/'])(
    'RT-11 without a token %s is the page, which says that it has expired, and no redirect',
    async (path) => {
      const { status, text } = await open(path);
      expect(status).toBe(200);
      expect(text).toContain('<p>plain');
    },
  );

  it('MA-05 /odeme/api/{token} leads to the payment', async () => {
    const { token } = await createToken(sandbox.urls.provider, {});
    const { status, headers } = await open(`/odeme/api/${token}`);
    expect(status).toBe(302);
    expect(headers.get('location')).toBe(`/odeme/guvenli/v2/${token}`);
  });

  it('MA-05 an unknown token there is a call without a handler', async () => {
    const { status, json } = await open('/odeme/api/unknown');
    expect(status).toBe(404);
    expect(json).toMatchObject({ error: { code: 'notFound' } });
  });
});
