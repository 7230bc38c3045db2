import { eq, sql } from 'drizzle-orm';
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
import {
  arriveByLink,
  createLink,
  deleteLink,
  orders as linkOrders,
  linkRequest,
  openLink,
  sendOrder,
} from '../sandbox/links/link-shop.js';
import { openSandbox, walletWith } from '../sandbox/running-sandbox.js';
import {
  type Answer,
  createToken,
  type Fields,
  get,
  merchantCall,
  notice,
  post,
  Shopper,
  tokenRequest,
} from '../sandbox/shop.js';
import { callOf, contractOf, Exercised } from './contract.js';

/*
 * The sandbox against the contract: every documented answer of every documented call is brought about by somebody who
 * speaks HTTP alone. At the end stands the list of the pairs that nobody met, and it is empty.
 */

const merchantCalls = contractOf('merchant');
const exercised = { page: new Exercised(contractOf('page')), merchant: new Exercised(merchantCalls) };
const { fetch: plainFetch } = globalThis;
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
  globalThis.fetch = async (input, init) => {
    const response = await plainFetch(input, init);
    const { origin, pathname } = new URL(String(input));
    const { method = 'GET' } = init ?? {};
    const caller = callOf(merchantCalls, method, pathname) === undefined ? 'page' : 'merchant';
    if (origin === sandbox.urls.provider)
      exercised[caller].note(method, pathname, response.status, await bodyOf(response.clone()));
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

/** By the sandbox's clock, which runs on from test to test. */
const today = () => new Date(sandbox.clock.now()).toISOString().slice(0, 10);

const code = (answer: Answer) => answer.json?.error?.code;

/** The latest attempt of an order, as a wallet knows it. */
async function attemptOf({ opened }: Shopper): Promise<{ readonly id: string; readonly reference: string | null }> {
  const rows = await sandbox.db
    .select({ id: attempts.id, reference: attempts.reference })
    .from(attempts)
    .innerJoin(orders, eq(orders.id, attempts.orderId))
    .where(eq(orders.token, opened.token))
    .orderBy(attempts.at);
  return rows.at(-1) ?? { id: '', reference: null };
}

/** The shopper does this at the wallet. */
async function atWallet(shopper: Shopper, method: string, act: string): Promise<void> {
  const { id, reference } = await attemptOf(shopper);
  // Only bex asks for it: its page stands in a frame of no origin.
  await post(walletAddress(sandbox.urls.wallets, method, id), { act, token: reference ?? '' });
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
    const { banks } = (await closed.transfer('banks')).json.data;
    const bank = banks.find(({ closedFrom }: Fields) => closedFrom !== '').code;
    expect(code(await closed.transfer('notify', { ...notice, bank, paymentDate: today() }))).toBe('bankClosed');
  });

  it('AP-02 AP-03 AP-04 a link in every state, and what its form is answered with', async () => {
    const { provider } = sandbox.urls;
    const opened = async (id: string): Promise<Fields> => (await openLink(provider, id)).json.data.linkForm;
    /** The page opens the link while it can be paid; then something happens, and the form is sent. */
    const sentAfter = async (id: string, order: Fields, happens: () => Promise<unknown>) => {
      const form = await opened(id);
      await happens();
      return [code(await sendOrder(provider, form, order)), code(await openLink(provider, id))];
    };
    const paid = async (id: string, order: Fields) =>
      (await (await arriveByLink(provider, id, order)).pay(frictionless)).status;
    const id = await createLink(provider, 'collection');
    const form = await opened(id);
    const send = (order: Fields, changes: Fields = {}, headers: Fields = {}) =>
      sendOrder(provider, { ...form, ...changes }, order, headers);
    expect(code(await send({ collection_amount: '0,50' }))).toBe('validation');
    expect(code(await send({ collection_amount: '999,50' }))).toBe('amountLeft');
    expect(code(await send(linkOrders.collection, { merchant_id: '100001' }))).toBe('ownership');
    expect(code(await send(linkOrders.collection, {}, { 'sec-fetch-site': 'cross-site' }))).toBe('csrf');
    expect(code(await send(linkOrders.collection, { short_id: 'unknown' }))).toBe('notFound');
    expect(code(await openLink(provider, 'unknown'))).toBe('notFound');
    const linked = await arriveByLink(provider, id, linkOrders.collection);
    const context = (token: string) => get(`${provider}/odeme/api/oos/payment/get/link/payment/${token}`);
    expect((await context(linked.opened.token)).json.data.linkPage.shortId).toBe(id);
    expect(code(await context((await arrive()).opened.token))).toBe('notFound');

    expect(await sentAfter(id, linkOrders.collection, () => paid(id, linkOrders.collection))).toEqual(['paid', 'paid']);
    const stocked = await createLink(provider, 'product', { max_count: '1' });
    expect(await sentAfter(stocked, linkOrders.product, () => paid(stocked, linkOrders.product))).toEqual([
      'outOfStock',
      'outOfStock',
    ]);
    const left = await createLink(provider, 'flex');
    expect(await sentAfter(left, linkOrders.flex, () => deleteLink(provider, left))).toEqual(['deleted', 'deleted']);
    const late = await createLink(provider, 'flex', { expiry_date: '2027-01-01 00:00:00' });
    const expires = async () => sandbox.clock.advance(Date.UTC(2027, 0, 1) - sandbox.clock.now());
    const large = await createLink(provider, 'collection', { price: '999999901' });
    expect([code(await openLink(provider, large))]).toEqual(['overLimit']);
    expect(await sentAfter(late, linkOrders.flex, expires)).toEqual(['expired', 'expired']);
  });

  it('AP-03 a collection whose rest is being paid, and an amount that no link collects', async () => {
    const { provider } = sandbox.urls;
    const id = await createLink(provider, 'collection');
    const { linkForm } = (await openLink(provider, id)).json.data;
    expect(code(await sendOrder(provider, linkForm, { collection_amount: '10.000.000,00' }))).toBe('overLimit');
    const paying = (await arriveByLink(provider, id, linkOrders.collection)).pay(cardOf('slow-approved'));
    while (code(await openLink(provider, id)) !== 'pending') await sandbox.runDue();
    expect(code(await sendOrder(provider, linkForm, linkOrders.collection))).toBe('pending');
    sandbox.clock.advance(80_000);
    await paying;
  });

  it('payments of a link that was deleted, sold out or collected meanwhile', async () => {
    const { provider } = sandbox.urls;
    for (const [kind, changes, expected] of [
      ['flex', {}, 'deleted'],
      ['product', { max_count: '1' }, 'outOfStock'],
      ['collection', {}, 'amountLeft'],
    ] as const) {
      const id = await createLink(provider, kind, changes);
      const shopper = await arriveByLink(provider, id, linkOrders[kind]);
      if (expected === 'deleted') await deleteLink(provider, id);
      else await (await arriveByLink(provider, id, linkOrders[kind])).pay(frictionless);
      expect(code(await shopper.load())).toBe(expected);
      await callAll(shopper);
    }
  });

  it('EX-01 an order whose time is over', async () => {
    const shopper = await arrive();
    sandbox.clock.advance(31 * 60_000);
    await callAll(shopper);
  });

  it('what every call of a merchant can be answered with', async () => {
    const address = (path: string) => `${sandbox.urls.provider}${path}`;
    const response = await fetch(address('/odeme/durum-sorgu'), { method: 'POST', body: '{}' });
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ status: 'failed' })]);
    await sandbox.db.execute(sql`alter table merchants rename to lost`);
    const { status, json } = await post(address('/odeme/durum-sorgu'), { merchant_id: '100001' });
    await sandbox.db.execute(sql`alter table lost rename to merchants`);
    expect([status, json]).toEqual([500, expect.objectContaining({ status: 'failed' })]);
  });

  it('every call of a merchant: done, not signed, and wrong in every way there is', async () => {
    const { provider } = sandbox.urls;
    const id = '100003';
    const call = async (path: string, fields: Fields, signed: string) =>
      (await merchantCall(provider, path, id, fields, signed)).json;
    const word = ({ status, err_no: number }: Fields) => (number === undefined ? status : `${status} ${number}`);
    const expectEach = async (
      path: string,
      cases: readonly (readonly [expected: string, fields: Fields, signed: string])[],
    ) => {
      for (const [expected, fields, signed] of cases)
        expect([path, expected]).toEqual([path, word(await call(path, fields, signed))]);
    };
    expect((await post(`${provider}/odeme/api/get-token`, tokenRequest({ email: '' }))).json.status).toBe('failed');
    await expectEach('/odeme/api/bin-detail', [
      ['success', { bin_number: '43550843' }, `43550843${id}`],
      ['failed', { bin_number: '999999' }, `999999${id}`],
      ['error', { bin_number: '43550843' }, 'wrong'],
    ]);
    await expectEach('/odeme/taksit-oranlari', [
      ['success', { request_id: 'R1' }, `${id}R1`],
      ['error', { request_id: 'R1' }, 'wrong'],
    ]);

    const utoken = await walletWith(sandbox, id, [frictionless]);
    const [card] = await call('/odeme/capi/list', { utoken }, utoken);
    expect(word(await call('/odeme/capi/list', { utoken }, 'wrong'))).toBe('error');
    const removal = { ctoken: String(card.ctoken), utoken };
    await expectEach('/odeme/capi/delete', [
      ['success', removal, removal.ctoken + utoken],
      ['error', removal, removal.ctoken + utoken],
    ]);

    const [paid, open, over] = [
      await arrive({ merchant_id: id }),
      await arrive({ merchant_id: id, timeout_limit: '60' }),
      await arrive({ merchant_id: id, timeout_limit: '1' }),
    ];
    await paid.pay(frictionless);
    sandbox.clock.advance(2 * 60_000);
    const oidOf = (shopper: Shopper) => shopper.opened.oid;
    const inquiry = (expected: string, oid: string, signed = id + oid) =>
      [expected, { merchant_oid: oid }, signed] as const;
    await expectEach('/odeme/durum-sorgu', [
      inquiry('success', oidOf(paid)),
      inquiry('error 001', oidOf(paid), 'wrong'),
      inquiry('error 004', 'unknown'),
      inquiry('error 005', oidOf(open)),
      inquiry('error 006', oidOf(over)),
    ]);
    const refund = (expected: string, oid: string, amount: string, reference = '', signed = id + oid + amount) =>
      [expected, { merchant_oid: oid, return_amount: amount, reference_no: reference }, signed] as const;
    await expectEach('/odeme/iade', [
      refund('success', oidOf(paid), '1.00', 'R1'),
      refund('error 001', oidOf(paid), '1.00', '', 'wrong'),
      refund('error 002', oidOf(paid), '1,00'),
      refund('error 003', oidOf(paid), '1.00', 'R 1'),
      refund('error 004', 'unknown', '1.00'),
      refund('error 005', oidOf(open), '1.00'),
      refund('error 007', oidOf(paid), '9999.00'),
      refund('error 008', oidOf(paid), '1.00', 'R1'),
    ]);

    const link = await createLink(provider, 'flex');
    const make = async (fields: Fields) => word((await post(`${provider}/odeme/api/link/create`, fields)).json);
    expect(await make({ ...linkRequest('flex'), name: 'Another' })).toBe('error 001');
    expect(await make(linkRequest('flex', { name: 'x' }))).toBe('error 002');
    for (const [path, field, good, wrong] of [
      ['/odeme/api/link/send-sms', 'cell_phone', '05551112233', '5551112233'],
      ['/odeme/api/link/send-email', 'email', 'ayse@example.com', 'ayse'],
    ] as const)
      await expectEach(path, [
        ['success', { id: link, [field]: good }, link + id + good],
        ['error 001', { id: link, [field]: good }, 'wrong'],
        ['error 002', { id: link, [field]: wrong }, link + id + wrong],
        ['error 004', { id: 'unknown', [field]: good }, `unknown${id}${good}`],
      ]);
    await expectEach('/odeme/api/link/delete', [
      ['success', { id: link }, link + id],
      ['error 001', { id: link }, 'wrong'],
      ['error 002', { id: '' }, id],
      ['error 004', { id: 'unknown' }, `unknown${id}`],
    ]);
    await expectEach('/odeme/api/link/send-sms', [
      ['error 006', { id: link, cell_phone: '05551112233' }, `${link}${id}05551112233`],
    ]);
    await expectEach('/odeme/api/link/send-email', [
      ['error 006', { id: link, email: 'a@b.co' }, `${link}${id}a@b.co`],
    ]);
  });

  it.each(['page', 'merchant'] as const)(
    'AP-01 calls of the %s: no documented pair of call and answer was missed, and none was met that is not documented',
    (caller) => {
      const { missing, undocumented } = exercised[caller];
      expect([missing, [...undocumented]]).toEqual([[], []]);
    },
  );
});
