import { eq } from 'drizzle-orm';
import { orders } from '../../../sandbox/provider/database/schema.js';
import { policies } from '../../../src/domain/merchant/policies.js';
import { product } from '../../../src/domain/payment/product-slug.js';
import { post } from '../../sandbox/calls.js';
import { createToken } from '../../sandbox/merchant.js';
import { walletWith } from '../../sandbox/running-sandbox.js';
import { Shopper } from '../../sandbox/shopper.js';
import { arrive, cardOf, codeOf, everyMethod, frictionless, makeEveryCall, sandbox } from './exercised-sandbox.js';

/** Calls about cards, and payments by card in each state of their order. */
export function cardPayments(): void {
  describe('a card that all is well with', () => {
    let shopper: Shopper;
    beforeAll(async () => {
      shopper = await arrive();
    });
    const points = { number: frictionless, owner: 'AYŞE YILMAZ', month: '12', year: '30', amount: '1.234,50' };
    const calls = [
      ['AP-13', '/odeme/api/oos/check/payment-status', { email: '' }],
      ['AP-08', '/odeme/api/oos/card/details', { binNumber: '43550843' }],
      ['AP-09', '/odeme/api/oos/card/installment', { binNumber: '43550843', amount: '1.234,50', shortId: '' }],
      ['AP-07', '/odeme/api/oos/card/points', { ...points, brand: '' }],
    ] as const;

    it('AP-06 its order is unpaid', async () => {
      expect(codeOf(await shopper.status())).toBe('unpaid');
    });

    it.each(calls)('%s %s succeeds', async (_id, path, fields) => {
      expect((await shopper.call(path, fields)).json.status).toBe('success');
    });
  });

  it('TR-05 AP-08 AP-09 too many look-ups are refused', async () => {
    const shopper = await arrive();
    const fields = { binNumber: '43550843', amount: '1.234,50', shortId: '' };
    for (let ask = 0; ask < 8; ask++) await shopper.call('/odeme/api/oos/card/details', fields);
    expect(codeOf(await shopper.call('/odeme/api/oos/card/details', fields))).toBe('limit');
    expect(codeOf(await shopper.call('/odeme/api/oos/card/installment', fields))).toBe('limit');
  });

  it.each([
    ['AP-17', '/odeme/main-site', { website: 'https://shop.example', ancestorOrigins: 'https://shop.example' }],
    ['AP-18', '/odeme/yetkisiz-islem', { email: 'a@b.example', reason: '1' }],
  ])('%s a report to %s succeeds', async (_id, path, fields) => {
    const answer = await post(`${sandbox.urls.provider}${path}`, { merchant_id: '100001', ...fields });
    expect(answer.json.status).toBe('success');
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

  it('AP-07 AP-11 a stored card that was deleted pays nothing and has no points', async () => {
    const utoken = await walletWith(sandbox, '100001', [frictionless]);
    const shopper = await arrive({ utoken });
    const [card = {}] = shopper.cards;
    await shopper.deleteCard(card);
    const { ctoken = '' } = card;
    const points = { brand: 'axess', amount: '1.234,50', ctoken, utoken };
    expect(codeOf(await shopper.call('/odeme/api/oos/card/points', points))).toBe('cardGone');
    expect(codeOf(await shopper.payStored(ctoken))).toBe('cardGone');
  });

  it('AP-11 a card without funds is declined', async () => {
    expect(codeOf(await (await arrive()).pay(cardOf('insufficient-funds')))).toBe('declined');
  });

  it('AP-11 a card with 3-D Secure is challenged', async () => {
    expect((await (await arrive()).pay(cardOf('approved'))).json.message).toBe('3D');
  });

  it('AP-11 a card without a challenge pays, and every call then has an answer', async () => {
    const shopper = await arrive();
    expect((await shopper.pay(frictionless)).json.status).toBe('success');
    await makeEveryCall(shopper);
  });

  it('PY-07 every call has an answer while the order is being authorised', async () => {
    const shopper = await arrive();
    const paying = shopper.pay(cardOf('slow-approved'));
    const isPending = async () => codeOf(await shopper.status()) === 'pending';
    while (!(await isPending())) await sandbox.runDue();
    await makeEveryCall(shopper);
    sandbox.clock.advance(80_000);
    await paying;
  });

  it('every call has an answer after too many declined attempts', async () => {
    const shopper = await arrive();
    for (let attempt = 0; attempt < 5; attempt++) await shopper.pay(cardOf('insufficient-funds'));
    await makeEveryCall(shopper);
  });

  it('every call has an answer where the merchant has no notification address', async () => {
    const opened = await createToken(sandbox.urls.provider, { ...everyMethod, merchant_id: '100007' });
    const shopper = new Shopper(sandbox.urls.provider, opened);
    const [order] = await sandbox.db.select().from(orders).where(eq(orders.token, opened.token));
    shopper.csrfToken = order?.csrfToken ?? '';
    const { token, merchantId: merchant_id, oid: merchant_oid } = opened;
    shopper.form = { merchant_id, merchant_oid, [`${product}_token`]: token };
    await makeEveryCall(shopper);
  });

  it('EX-01 every call has an answer when the time of the order is over', async () => {
    const shopper = await arrive();
    sandbox.clock.advance(31 * 60_000);
    await makeEveryCall(shopper);
  });
}
