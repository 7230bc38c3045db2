import { demoPolicyOf } from '../../../sandbox/demo/merchants.js';
import { readSecrets } from '../../../sandbox/provider/database/secrets.js';
import { challengeOf, returnFromAcs } from '../acs-return.js';
import { type Answer, get, post, postPanelForm } from '../calls.js';
import { sandboxOfTests } from '../running-sandbox.js';
import { Shopper } from '../shopper.js';

const approved = '4355084355084358';

const sandbox = sandboxOfTests();

/** A visitor of the demo store, with the cookie it gets. */
class Visitor {
  private cookie = '';

  /** One click on a scenario, and the payment page's own first call. */
  async click(id: string): Promise<{ shopper: Shopper; oid: string; data: Answer['json'] }> {
    const { store, provider } = sandbox.urls;
    const started = await post(`${store}/scenarios/${id}`, {}, { cookie: this.cookie });
    const [, oid = ''] = /\/checkout\/(\w+)$/.exec(started.headers.get('location') ?? '') ?? [];
    if (started.status !== 303) throw new Error(`Scenario ${id}: ${started.status}`);
    expect(oid).toMatch(/^DEM/);
    this.cookie = (started.headers.get('set-cookie') ?? this.cookie).split(';')[0] ?? '';
    const { text } = await get(`${store}/checkout/${oid}`);
    const [, token = ''] = /guvenli\/v2\/([\w-]+)"/.exec(text) ?? [];
    const shopper = new Shopper(provider, { token, oid, merchantId: '' });
    const { data } = (await shopper.load()).json;
    const merchantId = data.paymentPage.merchantId;
    return { shopper: Object.assign(shopper, { opened: { token, oid, merchantId } }), oid, data };
  }
}

const idsOf = async () => {
  const { text } = await get(`${sandbox.urls.store}/scenarios`);
  return [...text.matchAll(/action="\/scenarios\/([\w-]+)"/g)].map(([, id]) => id ?? '');
};
const click = (id: string) => new Visitor().click(id);
const payFully = async (shopper: Shopper, answer: Answer) => {
  const { acs } = await readSecrets(sandbox.db);
  await returnFromAcs(sandbox.urls.provider, acs, challengeOf(answer).challengeId ?? '', 'success');
  expect((await shopper.status()).status).toBe(200);
  await sandbox.runDue();
};

describe('one click in the demo store', () => {
  it('stands for every state of the card tab, each id once', async () => {
    const ids = await idsOf();
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining([
        'save-card',
        'saved-cards',
        'saved-cards-one',
        'saved-cards-cvv',
        'saved-cards-declined',
        'saved-cards-ten',
        'saved-cards-many',
        'installments',
        'installments-pft',
        'installments-no-single',
        'installments-business',
        'installments-debit',
        'installments-debit-blocked',
        'installments-off',
        'installments-no-note',
        'installments-currency',
        'points',
        'points-large',
        'points-failing',
        'points-saved',
        'points-saved-failing',
        'prepaid',
        'business',
        'debit',
        'foreign',
        'finance-info-1',
        'finance-info-2',
        'finance-info-other-merchant',
        'page-basket-check',
        'basket-check-failing',
        'page-test-mode',
      ]),
    );
  });

  it('SC-01 opens with the saved cards of a shopper of its own each time', async () => {
    const one = await click('saved-cards');
    const other = await click('saved-cards');
    expect(one.data.registeredCards.map((card: { c_brand: string }) => card.c_brand)).toEqual([
      'axess',
      'world',
      'bonus',
      'combo',
    ]);
    // SC-03 needs a name that is cut.
    expect(one.data.registeredCards[1].c_name.length).toBeGreaterThan(20);
    expect(one.data.paymentForm.utoken).not.toBe(other.data.paymentForm.utoken);
    expect((await click('saved-cards-one')).data.registeredCards).toHaveLength(1);
    expect((await click('saved-cards-many')).data.registeredCards).toHaveLength(1_000);
    const { data } = await click('saved-cards-cvv');
    expect(data.registeredCards.map((card: { require_cvv: string }) => card.require_cvv)).toEqual(['1', '1']);
    expect((await click('approved')).data.registeredCards).toEqual([]);
  });

  it('a card stored with one payment stands on the next of the same visitor, with that merchant only', async () => {
    const visitor = new Visitor();
    const { shopper, data } = await visitor.click('save-card');
    expect(data.registeredCards).toEqual([]);
    await payFully(shopper, await shopper.pay(approved, { store_card: '1' }));
    const next = await visitor.click('approved');
    expect(next.data.registeredCards).toEqual([expect.objectContaining({ last_4: '4358' })]);
    await payFully(next.shopper, await next.shopper.payStored(next.data.registeredCards[0].ctoken));
    expect((await visitor.click('installments-pft')).data.registeredCards).toEqual([]);
    expect((await click('approved')).data.registeredCards).toEqual([]);
  });

  it('IN-03 PP-07 opens every kind of plan', async () => {
    const dataOf = async (id: string) => (await click(id)).data;
    expect((await dataOf('installments')).installments.axess.installment).toHaveProperty('12');
    expect((await dataOf('installments-pft')).paymentPage.pftOptionMax).toBe(6);
    expect((await dataOf('installments-no-single')).installments.axess.installment).not.toHaveProperty('1');
    expect((await dataOf('installments-off')).paymentPage.noInstallment).toBe('1');
    expect((await dataOf('installments-currency')).paymentPage.currency).toBe('EUR');
    const policyOfCase = async (id: string) => {
      const { paymentPage } = await dataOf(id);
      return demoPolicyOf(paymentPage.merchantId);
    };
    expect(await policyOfCase('installments-debit-blocked')).toMatchObject({ blocksDebitInstallments: true });
    expect(await policyOfCase('installments-no-note')).toMatchObject({ hidesInstallmentNote: true });
    expect(await policyOfCase('installments-debit')).not.toHaveProperty('blocksDebitInstallments');
    expect(await policyOfCase('installments-debit')).not.toHaveProperty('hidesInstallmentNote');
  });

  it('SP-01 SP-02 opens the merchants with rules of their own', async () => {
    const infoOf = async (id: string) => {
      const { data } = await click(id);
      const { merchantId } = data.paymentPage;
      return { merchantId, warnings: data.paymentWarnings, financeInfo: demoPolicyOf(merchantId).financeInfo ?? false };
    };
    const first = await infoOf('finance-info-1');
    const second = await infoOf('finance-info-2');
    expect(first).toMatchObject({ warnings: ['financeInfo'], financeInfo: true });
    expect(second).toMatchObject({ warnings: ['financeInfo'], financeInfo: true });
    expect(first.merchantId).not.toBe(second.merchantId);
    const other = await infoOf('finance-info-other-merchant');
    expect(other).toMatchObject({ warnings: ['financeInfo'], financeInfo: false });
    const check = async (id: string) => {
      const { shopper } = await click(id);
      const answer = await shopper.call('/odeme/api/oos/check/ticimax-basket');
      return answer.json.status;
    };
    expect(await check('page-basket-check')).toBe('success');
    expect(await check('basket-check-failing')).toBe('error');
  });

  it('CP-01 opens points of a typed and of a stored card', async () => {
    const { shopper, data } = await click('points-saved');
    const ask = (fields: Record<string, string>) =>
      shopper.call('/odeme/api/oos/card/points', { brand: 'bonus', amount: '420,00', ...fields });
    const [card] = data.registeredCards;
    expect((await ask({ ctoken: card.ctoken, utoken: card.utoken })).json.data.point.points).toBe('50,00');
    const failing = await click('points-saved-failing');
    const [other] = failing.data.registeredCards;
    const { ctoken, utoken } = other;
    const answer = await failing.shopper.call('/odeme/api/oos/card/points', { amount: '420,00', ctoken, utoken });
    expect(answer.status).toBe(500);
  });

  it('PP-14 a test payment is paid through with the sample card', async () => {
    const { shopper, data } = await click('page-test-mode');
    expect(data.paymentPage).toMatchObject({ testMode: '1' });
    await payFully(shopper, await shopper.pay(approved, { cc_owner: 'TEST KULLANICI' }));
  });

  it('the same order again keeps what was special about it', async () => {
    const { oid } = await click('finance-info-1');
    const again = await post(`${sandbox.urls.store}/checkout/${oid}/again`, {});
    const { text } = await get(`${sandbox.urls.store}${again.headers.get('location')}`);
    const [, token = ''] = /guvenli\/v2\/([\w-]+)"/.exec(text) ?? [];
    const { json } = await get(`${sandbox.urls.provider}/odeme/api/oos/payment/get/token/${token}`);
    expect(json.data.paymentWarnings).toEqual(['financeInfo']);
  });
});

describe('refunds on the order’s page', () => {
  const { stringMatching } = expect;
  const pageOf = async (oid: string) => (await get(`${sandbox.urls.store}/orders/${oid}`)).text;
  const referenceOn = (page: string) => /name="reference" value="(\w+)"/.exec(page)?.[1] ?? '';
  const give = (oid: string, amount: string, reference: string) =>
    postPanelForm(sandbox.urls.store, `/orders/${oid}/refund`, { amount, reference });
  const rowsOn = (page: string) => [...page.matchAll(/data-refund="(\w+)"/g)].map(([, state]) => state);

  it('are asked of the provider: in parts, up to what was paid; a double press counts once', async () => {
    const { shopper, oid } = await click('installments');
    expect(await pageOf(oid)).not.toContain('/refund"');
    await payFully(shopper, await shopper.pay(approved, { installment_count: '3' }));
    // 420,00 and 3,99 %.
    const page = await pageOf(oid);
    expect(page).toContain('value="436,76"');
    const reference = referenceOn(page);
    const answer = await give(oid, '400,00', reference);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/orders/${oid}#refunds`);
    await give(oid, '400,00', reference);
    let now = await pageOf(oid);
    expect(rowsOn(now)).toEqual(['done']);
    expect(now).toEqual(stringMatching(/value="36,76"/));
    await give(oid, '36,77', referenceOn(now));
    await give(oid, '36,76', referenceOn(await pageOf(oid)));
    now = await pageOf(oid);
    expect(rowsOn(now)).toEqual(['done', 'refused', 'done']);
    expect(now).toContain('cannot be more than was paid');
    await postPanelForm(sandbox.urls.store, `/orders/${oid}/inquiry`, {});
    expect(await pageOf(oid)).toContain('&quot;return_amount&quot;: &quot;36.76&quot;');
  });

  it('come back with what was typed when that is no amount, and ask for nothing', async () => {
    const { shopper, oid } = await click('approved');
    await payFully(shopper, await shopper.pay(approved));
    const reference = referenceOn(await pageOf(oid));
    for (const amount of ['', '0', '12.50', '-1', 'x"y']) {
      const answer = await give(oid, amount, reference);
      expect(answer.status).toBe(422);
      expect(answer.text).toContain('aria-invalid="true"');
    }
    expect((await give(oid, '1,00', 'forged')).status).toBe(422);
    expect(rowsOn(await pageOf(oid))).toEqual([]);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    const forged = await postPanelForm(
      sandbox.urls.store,
      `/orders/${oid}/refund`,
      { amount: '1,00', reference },
      foreign,
    );
    expect(forged.status).toBe(403);
  });
});
