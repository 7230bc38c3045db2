import { type Fields, get } from '../../sandbox/calls.js';
import {
  accepting,
  arriveByLink,
  createLink,
  deleteLink,
  type Kind,
  openLink,
  orders,
  saleTextFields,
  sellerFields,
  sendOrder,
} from '../../sandbox/provider/links/link-shop.js';
import { arrive, cardOf, codeOf, frictionless, makeEveryCall, sandbox } from './exercised-sandbox.js';

const hourMs = 60 * 60_000;

/** The time in Turkey, as a merchant writes it. */
const inTurkey = (ms: number) => new Date(ms + 3 * hourMs).toISOString().slice(0, 19).replace('T', ' ');

/** A product of which there is one. */
const onePiece: Fields = { max_count: '1' };

const provider = () => sandbox.urls.provider;
const formOf = async (id: string): Promise<Fields> => (await openLink(provider(), id)).json.data.linkForm;
const pay = async (id: string, kind: Kind) => (await arriveByLink(provider(), id, orders[kind])).pay(frictionless);

/** Payment links and payments by them, in each state. */
export function paymentLinks(): void {
  describe('the form of a link', () => {
    const breaches: readonly (readonly [what: string, expected: string, changes: Fields, headers: Fields])[] = [
      ['too small an amount', 'validation', { collection_amount: '0,50' }, {}],
      ['an amount that leaves too little', 'amountLeft', { collection_amount: '999,50' }, {}],
      ['more than any collection', 'overLimit', { collection_amount: '10.000.000,00' }, {}],
      ['another merchant', 'ownership', { merchant_id: '100001' }, {}],
      ['an unknown link', 'notFound', { short_id: 'unknown' }, {}],
      ['the origin of another site', 'csrf', {}, { 'sec-fetch-site': 'cross-site' }],
    ];
    it.each(breaches)('AP-03 with %s: %s', async (_what, expected, changes, headers) => {
      const form = await formOf(await createLink(provider(), 'collection'));
      const order = { ...orders.collection, ...changes };
      expect(codeOf(await sendOrder(provider(), form, order, headers))).toBe(expected);
    });
  });

  it('TR-05 AP-03 a form that was sent too often is refused', async () => {
    const form = await formOf(await createLink(provider(), 'flex'));
    for (let order = 0; order < 2; order++) await sendOrder(provider(), form, orders.flex);
    expect(codeOf(await sendOrder(provider(), form, orders.flex))).toBe('limit');
  });

  it('LK-07 AP-03 an order at another price than the link has', async () => {
    const form = await formOf(await createLink(provider(), 'product'));
    const order = { ...orders.product, shown_amount: '419,00' };
    expect(codeOf(await sendOrder(provider(), form, order))).toBe('priceChanged');
  });

  describe('a link with the texts of a distance sale', () => {
    let id: string;
    let form: Fields;
    beforeAll(async () => {
      id = await createLink(provider(), 'product', { ...saleTextFields, ...sellerFields });
      form = await formOf(id);
    });

    it('LW-04 AP-03 takes no order that accepts none', async () => {
      expect(codeOf(await sendOrder(provider(), form, orders.product))).toBe('textsNotAccepted');
    });

    it('LW-04 AP-03 takes no order that accepts other texts', async () => {
      const order = { ...orders.product, ...accepting({ ...saleTextFields, contract: 'A' }) };
      expect(codeOf(await sendOrder(provider(), form, order))).toBe('textsChanged');
    });

    it('LW-05 gives the texts of an order that accepts them, paid or not', async () => {
      const shopper = await arriveByLink(provider(), id, { ...orders.product, ...accepting(saleTextFields) });
      const textOf = (token: string) => get(`${provider()}/odeme/api/oos/payment/get/sale-text/${token}/contract`);
      expect((await textOf(shopper.opened.token)).json.data.version).toBe(saleTextFields.contract_version);
      expect(codeOf(await textOf((await arrive()).opened.token))).toBe('notFound');
      await shopper.pay(frictionless);
      expect((await shopper.status()).json.data.receipt.acceptedTexts.contract.version).toBe(
        saleTextFields.contract_version,
      );
    });
  });

  it('AP-02 an unknown link is not found', async () => {
    expect(codeOf(await openLink(provider(), 'unknown'))).toBe('notFound');
  });

  it('AP-02 a link over the limit of a collection says so', async () => {
    const id = await createLink(provider(), 'collection', { price: '999999901' });
    expect(codeOf(await openLink(provider(), id))).toBe('overLimit');
  });

  describe('the link of a payment', () => {
    const linkOf = (token: string) => get(`${provider()}/odeme/api/oos/payment/get/link/payment/${token}`);

    it('AP-04 is the one it was opened by', async () => {
      const id = await createLink(provider(), 'collection');
      const shopper = await arriveByLink(provider(), id, orders.collection);
      expect((await linkOf(shopper.opened.token)).json.data.linkPage.shortId).toBe(id);
    });

    it('AP-04 is not found where a merchant opened the payment', async () => {
      expect(codeOf(await linkOf((await arrive()).opened.token))).toBe('notFound');
    });
  });

  describe.each([
    { state: 'paid', kind: 'collection', happens: pay },
    { state: 'outOfStock', kind: 'product', changes: () => onePiece, happens: pay },
    { state: 'closed', kind: 'flex', changes: () => ({ max_uses: '1' }), happens: pay },
    { state: 'deleted', kind: 'flex', happens: (id: string) => deleteLink(provider(), id) },
    {
      state: 'expired',
      kind: 'flex',
      changes: () => ({ expiry_date: inTurkey(sandbox.clock.now() + hourMs) }),
      happens: async () => sandbox.clock.advance(hourMs),
    },
  ] as const)('a link that is $state while its page is open', ({ state, kind, changes, happens }) => {
    let id: string;
    let form: Fields;
    beforeAll(async () => {
      id = await createLink(provider(), kind, changes?.());
      form = await formOf(id);
      await happens(id, kind);
    });

    it('AP-03 takes no order', async () => {
      expect(codeOf(await sendOrder(provider(), form, orders[kind]))).toBe(state);
    });

    it('AP-02 cannot be opened', async () => {
      expect(codeOf(await openLink(provider(), id))).toBe(state);
    });
  });

  it('AP-03 a collection whose rest is being paid takes no order', async () => {
    const id = await createLink(provider(), 'collection');
    const form = await formOf(id);
    const paying = (await arriveByLink(provider(), id, orders.collection)).pay(cardOf('slow-approved'));
    while (codeOf(await openLink(provider(), id)) !== 'pending') await sandbox.runDue();
    expect(codeOf(await sendOrder(provider(), form, orders.collection))).toBe('pending');
    sandbox.clock.advance(80_000);
    await paying;
  });

  it('PY-10 a payment whose rest another payer is paying: it is not called the payment of this one', async () => {
    const id = await createLink(provider(), 'collection');
    const shopper = await arriveByLink(provider(), id, orders.collection);
    const paying = (await arriveByLink(provider(), id, orders.collection)).pay(cardOf('slow-approved'));
    while (codeOf(await openLink(provider(), id)) !== 'pending') await sandbox.runDue();
    expect(codeOf(await shopper.load())).toBe('heldByAnother');
    await makeEveryCall(shopper);
    sandbox.clock.advance(80_000);
    await paying;
  });

  it.each([
    { state: 'deleted', kind: 'flex', changes: undefined, happens: (id: string) => deleteLink(provider(), id) },
    { state: 'outOfStock', kind: 'product', changes: onePiece, happens: pay },
    { state: 'closed', kind: 'flex', changes: { max_uses: '1' }, happens: pay },
    { state: 'amountLeft', kind: 'collection', changes: undefined, happens: pay },
  ] as const)('a payment whose $kind link was used up meanwhile: $state', async ({ state, kind, changes, happens }) => {
    const id = await createLink(provider(), kind, changes);
    const shopper = await arriveByLink(provider(), id, orders[kind]);
    await happens(id, kind);
    expect(codeOf(await shopper.load())).toBe(state);
    await makeEveryCall(shopper);
  });
}
