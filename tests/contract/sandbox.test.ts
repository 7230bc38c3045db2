import { eq } from 'drizzle-orm';
import { attempts, orders } from '../../sandbox/database/schema.js';
import { challengeLifeMs } from '../../sandbox/ledger/order-state.js';
import { decisionMs } from '../../sandbox/sandbox-cases.js';
import { scenarios } from '../../sandbox/scenarios.js';
import { cooldownMs, smsCode } from '../../sandbox/sms/sms-checks.js';
import type { Sandbox } from '../../sandbox/start-sandbox.js';
import { walletAddress } from '../../sandbox/wallets-contract.js';
import { policies } from '../../src/domain/merchant/policies.js';
import { toslaLifeMs } from '../../src/domain/methods/tosla.js';
import { product } from '../../src/domain/product.js';
import { openSandbox, walletWith } from '../sandbox/running-sandbox.js';
import { type Answer, createToken, type Fields, notice, post, Shopper } from '../sandbox/shop.js';
import { Exercised, readContract } from './contract.js';

/*
 * The sandbox against the contract: every documented answer of every documented call is brought about by somebody who
 * speaks HTTP alone. At the end stands the list of the pairs that nobody met, and it is empty.
 */

const contract = readContract();
const exercised = new Exercised(contract);
const { fetch: plainFetch } = globalThis;
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
  globalThis.fetch = async (input, init) => {
    const response = await plainFetch(input, init);
    const address = new URL(String(input));
    if (address.origin === sandbox.urls.provider && address.pathname !== '/odeme/api/get-token')
      exercised.note(init?.method ?? 'GET', address.pathname, response.status, await bodyOf(response.clone()));
    return response;
  };
}, 60_000);
afterAll(async () => {
  globalThis.fetch = plainFetch;
  await sandbox.close();
});

async function bodyOf(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}

const cardOf = (id: string) => scenarios.find((scenario) => scenario.id === id)?.number ?? '';
const verifiedAs = (verification: string) =>
  scenarios.find((scenario) => scenario.verification === verification)?.number ?? '';
const withPoints = scenarios.find(({ points }) => points === 'failing')?.number ?? '';
const frictionless = cardOf('3d-frictionless');

const everything = { payment_options: 'tosla,juzdan,alisGidis,mmPay,bex,bankTransfer', bank_loans: 'akbank' };

const arrive = (changes: Fields = {}) => Shopper.arrive(sandbox.urls.provider, { ...everything, ...changes });

const code = (answer: Answer) => answer.json?.error?.code;

/** The latest attempt of an order, as a wallet knows it. */
async function attemptOf({ opened }: Shopper): Promise<string> {
  const rows = await sandbox.db
    .select({ id: attempts.id })
    .from(attempts)
    .innerJoin(orders, eq(orders.id, attempts.orderId))
    .where(eq(orders.token, opened.token))
    .orderBy(attempts.at);
  return rows.at(-1)?.id ?? '';
}

/** The shopper does this at the wallet. */
async function atWallet(shopper: Shopper, method: string, act: string): Promise<void> {
  await post(walletAddress(sandbox.urls.wallets, method, await attemptOf(shopper)), { act });
}

const installmentFields = { binNumber: '43550843', amount: '1.234,50', shortId: '' };

/** Every call that carries the access, with fields that are right as far as they can be. */
const accessCalls: readonly (readonly [path: string, fields: Fields])[] = [
  ['/odeme/api/oos/check/payment-status', { email: 'ayse@example.com' }],
  ['/odeme/api/oos/check/ticimax-basket', {}],
  ['/odeme/api/oos/card/details', { binNumber: '43550843' }],
  ['/odeme/api/oos/card/installment', installmentFields],
  ['/odeme/api/oos/card/points', { amount: '1.234,50', brand: '' }],
  ['/odeme/api/oos/card/delete', { ctoken: 'c', utoken: 'u', dtoken: 'd', groupId: 'g' }],
  ['/odeme/api/oos/payment/juzdan', { ptrUrl: '', userIp: '', requestExpDate: '' }],
  ['/odeme/api/oos/check/tosla-status', { referenceCode: 'R1' }],
  ['/odeme/api/oos/check/bex-approved', { resultId: 'r1' }],
  ['/odeme/api/oos/verification/send', { phone: '' }],
  ['/odeme/api/oos/verification/confirm', { smsCode }],
  ['/odeme/api/oos/verification/status', {}],
  ['/odeme/api/oos/transfer/banks', {}],
  ['/odeme/api/oos/transfer/notify', notice],
  ['/odeme/api/oos/transfer/confirm', { smsCode }],
  ['/odeme/api/oos/transfer/resend', {}],
  ['/odeme/api/oos/transfer/status', {}],
];

/** Every call there is, for a payment in whatever state. */
async function callAll(shopper: Shopper): Promise<void> {
  await shopper.load();
  await shopper.status();
  await shopper.pay(frictionless);
  for (const [path, fields] of accessCalls)
    await shopper.call(path, { ...fields, [`${product}Token`]: shopper.opened.token });
}

describe('the sandbox keeps the contract', () => {
  it('AP-21 calls that do not belong to their page', async () => {
    const [shopper, other] = [await arrive(), await arrive()];
    const wrong: readonly (readonly [Fields, string])[] = [
      [{ token: 'unknown' }, 'notFound'],
      [{ csrfToken: other.csrfToken }, 'csrf'],
      [{ merchantOid: other.opened.oid }, 'ownership'],
      [{ pageType: 'x' }, 'validation'],
    ];
    for (const [path, fields] of accessCalls)
      for (const [changes, expected] of wrong)
        expect([path, code(await shopper.call(path, { ...fields, ...changes }))]).toEqual([path, expected]);
    const pay = (changes: Fields) => shopper.pay(frictionless, changes);
    expect(code(await pay({ [`${product}_token`]: 'unknown' }))).toBe('notFound');
    expect(code(await pay({ csrf_token: other.csrfToken }))).toBe('csrf');
    expect(code(await pay({ merchant_oid: other.opened.oid }))).toBe('ownership');
    expect(code(await pay({ cvv: 'x' }))).toBe('validation');
    const unknown = new Shopper(sandbox.urls.provider, { ...shopper.opened, token: 'unknown' });
    expect([code(await unknown.load()), code(await unknown.status())]).toEqual(['notFound', 'notFound']);
  });

  it('ER-03 what every call can be answered with', async () => {
    const shopper = await arrive();
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect(code(await shopper.call('/odeme/api/oos/card/details', {}, foreign))).toBe('csrf');
    const response = await fetch(`${sandbox.urls.provider}/odeme/api/oos/card/details`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(400);
    const points = { number: withPoints, owner: 'AYŞE YILMAZ', month: '12', year: '30', brand: '', amount: '1.234,50' };
    expect(code(await shopper.call('/odeme/api/oos/card/points', points))).toBe('technical');
  });

  it('AP-06 AP-07 AP-08 AP-09 AP-13 the calls of a card that all is well with', async () => {
    const shopper = await arrive();
    expect(code(await shopper.status())).toBe('unpaid');
    await shopper.call('/odeme/api/oos/check/payment-status', { email: '' });
    await shopper.call('/odeme/api/oos/card/details', { binNumber: '43550843' });
    await shopper.call('/odeme/api/oos/card/installment', installmentFields);
    const points = { number: frictionless, owner: 'AYŞE YILMAZ', month: '12', year: '30', amount: '1.234,50' };
    await shopper.call('/odeme/api/oos/card/points', { ...points, brand: '' });
    const report = (path: string) => post(`${sandbox.urls.provider}${path}`, { merchant_id: '100001' });
    await report('/odeme/main-site');
    await report('/odeme/yetkisiz-islem');
  });

  it('AP-14 the basket of the one merchant', async () => {
    const merchant_id = policies.find(({ basketCheck }) => basketCheck)?.merchantId ?? '';
    const shopper = await arrive({ merchant_id });
    expect((await shopper.call('/odeme/api/oos/check/ticimax-basket')).status).toBe(200);
  });

  it('AP-10 a stored card is deleted', async () => {
    const utoken = await walletWith(sandbox, '100001', [frictionless]);
    const shopper = await arrive({ utoken });
    expect((await shopper.deleteCard(shopper.cards[0] ?? {})).status).toBe(200);
  });

  it('AP-11 paid, challenged, declined, and paid already', async () => {
    const shopper = await arrive();
    expect(code(await shopper.pay(cardOf('insufficient-funds')))).toBe('declined');
    expect((await shopper.pay(cardOf('approved'))).json.message).toBe('3D');
    expect((await shopper.pay(frictionless)).json.status).toBe('success');
    await callAll(shopper);
  });

  it('PY-07 an order that is being authorised', async () => {
    const shopper = await arrive();
    const paying = shopper.pay(cardOf('slow-approved'));
    const isPending = async () => code(await shopper.status()) === 'pending';
    while (!(await isPending())) await sandbox.runDue();
    await callAll(shopper);
    sandbox.clock.advance(80_000);
    await paying;
  });

  it('an order with too many declined attempts', async () => {
    const shopper = await arrive();
    for (let attempt = 0; attempt < 5; attempt++) await shopper.pay(cardOf('insufficient-funds'));
    await callAll(shopper);
  });

  it('a merchant without a notification address', async () => {
    const opened = await createToken(sandbox.urls.provider, { ...everything, merchant_id: '100007' });
    const shopper = new Shopper(sandbox.urls.provider, opened);
    const [order] = await sandbox.db.select().from(orders).where(eq(orders.token, opened.token));
    shopper.csrfToken = order?.csrfToken ?? '';
    const { token, merchantId: merchant_id, oid: merchant_oid } = opened;
    shopper.form = { merchant_id, merchant_oid, [`${product}_token`]: token };
    await callAll(shopper);
  });

  it('AP-12 juzdan, and the order afterwards', async () => {
    expect((await (await arrive()).payByJuzdan()).status).toBe(200);
  });

  it('AP-15 every state of tosla', async () => {
    const started = async () => {
      const shopper = await arrive();
      const { referenceCode } = (await shopper.payBy('tosla')).json.data;
      const status = async () => {
        const answer = await shopper.toslaStatus(referenceCode);
        return code(answer) ?? answer.json.data.toslaStatus;
      };
      return { shopper, status };
    };
    for (const [act, state] of [
      ['approve', 'completed'],
      ['slow', 'processing'],
      ['cancel', 'cancelled'],
    ] as const) {
      const { shopper, status } = await started();
      expect(await status()).toBe('pending');
      await atWallet(shopper, 'tosla', act);
      expect(await status()).toBe(state);
    }
    const left = await started();
    await left.shopper.pay(frictionless);
    expect(await left.status()).toBe('paid');
    const late = await started();
    sandbox.clock.advance(toslaLifeMs);
    expect(await late.status()).toBe('expired');
  });

  it('AP-16 bex: waiting, approved, cancelled', async () => {
    for (const [act, expected] of [
      ['approve', undefined],
      ['cancel', 'declined'],
    ] as const) {
      const shopper = await arrive();
      const { id: resultId } = (await shopper.payBy('bex')).json.data.response;
      const approved = async () => code(await shopper.call('/odeme/api/oos/check/bex-approved', { resultId }));
      expect(await approved()).toBe('pending');
      await atWallet(shopper, 'bex', act);
      expect(await approved()).toBe(expected);
    }
  });

  it('VF-01 VF-03 every step of a verification', async () => {
    const begun = async (verification: string) => {
      const shopper = await arrive();
      expect((await shopper.pay(verifiedAs(verification))).json.message).toBe('VERIFICATION');
      return shopper;
    };
    expect(code(await (await arrive()).verification('status'))).toBe('unpaid');
    const approved = await begun('atOnce');
    expect((await approved.verification('status')).json.data.state).toBe('awaitingCode');
    expect(code(await approved.verification('send'))).toBe('resendEarly');
    sandbox.clock.advance(cooldownMs);
    expect((await approved.verification('send')).status).toBe(200);
    expect(code(await approved.verification('confirm', { smsCode: '000000' }))).toBe('otp');
    expect((await approved.verification('confirm', { smsCode })).json.data.state).toBe('approved');
    expect((await approved.verification('status')).json.data.state).toBe('approved');
    const reviewed = await begun('refuses');
    expect((await reviewed.verification('confirm', { smsCode })).json.data.state).toBe('review');
    expect((await reviewed.verification('status')).json.data.state).toBe('review');
    sandbox.clock.advance(decisionMs);
    await sandbox.runDue();
    expect((await reviewed.verification('status')).json.data.state).toBe('refused');
    const late = await begun('atOnce');
    sandbox.clock.advance(challengeLifeMs);
    expect(code(await late.verification('confirm', { smsCode }))).toBe('declined');
  });

  it('BT-01 BT-06 BT-07 every step of a transfer', async () => {
    const opened = (sandbox_case: string) => arrive({ sandbox_case });
    const standing = async (shopper: Shopper) => (await shopper.transfer('status')).json.data.state;
    const shopper = await opened('transferNotFound');
    expect((await shopper.transfer('banks')).json.data.state).toBe('none');
    expect(await standing(shopper)).toBe('none');
    expect(code(await shopper.transfer('confirm', { smsCode }))).toBe('transferTimeout');
    expect(code(await shopper.transfer('resend'))).toBe('transferTimeout');
    await shopper.transfer('notify', notice);
    expect((await shopper.transfer('banks')).json.data.state).toBe('awaitingCode');
    expect(await standing(shopper)).toBe('awaitingCode');
    expect(code(await shopper.transfer('resend'))).toBe('resendEarly');
    sandbox.clock.advance(cooldownMs);
    expect((await shopper.transfer('resend')).status).toBe(200);
    expect(code(await shopper.transfer('confirm', { smsCode: '000000' }))).toBe('otp');
    expect((await shopper.transfer('confirm', { smsCode })).json.data.state).toBe('review');
    expect((await shopper.transfer('banks')).json.data.state).toBe('review');
    expect(await standing(shopper)).toBe('review');
    sandbox.clock.advance(decisionMs);
    await sandbox.runDue();
    expect(await standing(shopper)).toBe('refused');
    expect((await shopper.transfer('banks')).json.data.state).toBe('refused');
    const confirmed = await opened('transferConfirmed');
    await confirmed.transfer('notify', notice);
    expect((await confirmed.transfer('confirm', { smsCode })).json.data.state).toBe('confirmed');
    expect(await standing(confirmed)).toBe('confirmed');
    const closed = await opened('transferBanksClosed');
    expect(code(await closed.transfer('notify', notice))).toBe('bankClosed');
  });

  it('EX-01 an order whose time is over', async () => {
    const shopper = await arrive();
    sandbox.clock.advance(31 * 60_000);
    await callAll(shopper);
  });

  it('AP-01 no documented pair of call and answer was missed, and none was met that is not documented', () => {
    expect([exercised.missing, [...exercised.undocumented]]).toEqual([[], []]);
  });
});
