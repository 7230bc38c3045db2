import { rmSync } from 'node:fs';
import type { Container } from 'inversify';
import { acsChallengePath, returnPath, signedChallenge, signedResult } from '../../sandbox/bank/acs-contract.js';
import { Secrets } from '../../sandbox/provider/database/secrets.js';
import type { Sandbox } from '../../sandbox/start-sandbox.js';
import { breakDatabase, leaksOf } from './broken-database.js';
import { type Answer, get, post } from './calls.js';
import { createToken, merchantCall, tokenRequest } from './merchant.js';
import { pageFolder } from './page-folder.js';
import { openSandbox } from './running-sandbox.js';

const folder = pageFolder();
const log: string[] = [];
let sandbox: Sandbox;
let token: string;
let secret: string;
/** Makes every statement of the database fail, as the driver reports it. */
let down = false;

beforeAll(async () => {
  let container: Container | undefined;
  sandbox = await openSandbox(
    { pageFolder: folder, logLevel: 'info', logStream: { write: (line) => log.push(line) } },
    (built) => {
      container = built;
      breakDatabase(
        built,
        () => down,
        () => token,
      );
    },
  );
  secret = container!.get(Secrets).acs;
  ({ token } = await createToken(sandbox.urls.provider));
  down = true;
});
afterAll(async () => {
  down = false;
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const challenge = () =>
  signedChallenge(secret, {
    challengeId: 'c1',
    merchantName: 'Demo',
    amount: '100',
    currency: 'TL',
    last4: '4358',
    scheme: 'visa',
    lang: 'tr',
    behaviour: 'normal',
    expiresAt: new Date(sandbox.clock.now() + 600_000).toISOString(),
    returnUrl: `${sandbox.urls.provider}${returnPath}`,
  });

const calls: Readonly<Record<string, () => Promise<Answer>>> = {
  'page of a payment': () => get(`${sandbox.urls.provider}/odeme/guvenli/v2/${token}`),
  'page of a link’s payment': () => get(`${sandbox.urls.provider}/odeme/guvenli/link/${token}`),
  'page of an outcome': () => get(`${sandbox.urls.provider}/odeme/guvenli/v2/basarili/${token}`),
  'page of a link': () => get(`${sandbox.urls.provider}/link/${token}`),
  'call of the page': () => get(`${sandbox.urls.provider}/odeme/api/oos/payment/get/token/${token}`),
  'question for the status': () => get(`${sandbox.urls.provider}/odeme/api/oos/payment/get/status/${token}`),
  payment: () => post(`${sandbox.urls.provider}/odeme`, { vezne_token: token }),
  report: () => post(`${sandbox.urls.provider}/odeme/main-site`, { merchant_id: token }),
  'call of a merchant': () => post(`${sandbox.urls.provider}/odeme/api/get-token`, tokenRequest()),
  'inquiry of a merchant': () =>
    merchantCall(sandbox.urls.provider, '/odeme/durum-sorgu', '100001', { merchant_oid: token }, token),
  'return from the bank': () =>
    post(sandbox.urls.provider + returnPath, { ...signedResult(secret, { challengeId: 'c1', result: 'success' }) }),
  'return from a wallet': () => get(`${sandbox.urls.provider}/odeme/cuzdan/donus/${token}`),
  'page of the ACS': () => post(sandbox.urls.acs + acsChallengePath, { ...challenge() }),
  'answer to the ACS': () => post(`${sandbox.urls.acs}/3d/kod`, { challengeId: token, code: '1' }),
  'page of a wallet': () => get(`${sandbox.urls.wallets}/paypal/${token}`),
  'list of a wallet': () => get(`${sandbox.urls.wallets}/tosla`),
  'page of bex': () => get(`${sandbox.urls.wallets}/bex/${token}?token=${token}`),
  'scenarios of the store': () => get(`${sandbox.urls.store}/scenarios`),
  'orders of the store': () => get(`${sandbox.urls.store}/orders`),
  'order of the store': () => get(`${sandbox.urls.store}/orders/${token}`),
  'notification of the store': () => post(`${sandbox.urls.store}/bildirim`, { merchant_oid: token }),
};

describe('with a database that is down', () => {
  it.each(Object.keys(calls))('TR-04 %s: shows and logs no SQL, token, path or stack', async (name) => {
    const before = log.length;
    const answer = await calls[name]!();
    expect(leaksOf(answer.text, [token])).toEqual([]);
    expect(leaksOf(JSON.stringify([...answer.headers]).replaceAll('/sandbox/', ''), [token])).toEqual([]);
    expect(log.slice(before).flatMap((line) => leaksOf(line, [token]))).toEqual([]);
    expect(answer.status).toBeGreaterThanOrEqual(500);
  });

  it('TR-04 what failed is logged by its code', () => {
    expect(log.filter((line) => line.includes('"code":"ECONNREFUSED"')).length).toBeGreaterThan(5);
  });
});
