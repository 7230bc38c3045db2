import type { Fields } from '../../calls.js';
import { merchantCall } from '../../merchant.js';
import { onEveryStorage, onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { approved, arriveByLink, cameOf, createLink, declined, deleteLink, openLink, orders } from './link-shop.js';

const merchantId = '100003';
const changed = ['price', 'max_count', 'max_uses', 'expiry_date', 'description'];

const without3d = { do_3d: '0' };

onOneStorage('LK-09 the links of a merchant', (open) => {
  const sandbox = sandboxOfTests(open);
  const provider = () => sandbox.urls.provider;
  const call = async (act: string, fields: Fields, signed: string, by = merchantId) =>
    (await merchantCall(provider(), `/odeme/api/link/${act}`, by, fields, signed)).json;
  const inquire = (id: string, page = '1', by = merchantId) => call('inquiry', { id, page }, `${id}${by}inquiry`, by);
  const list = (page = '1', by = merchantId) => call('list', { page }, `${by}list`, by);
  const change = (id: string, fields: Fields, by = merchantId) =>
    call('change', { id, ...fields }, ['change', id, by, ...changed.map((name) => fields[name])].join(''), by);
  const act = (name: 'pause' | 'resume', id: string, by = merchantId) => call(name, { id }, id + by + name, by);
  const stateOf = async (id: string) => (await openLink(provider(), id)).json.error?.code ?? 'open';
  const pay = async (id: string, order: Fields, card = approved) =>
    cameOf(await (await arriveByLink(provider(), id, order)).pay(card, without3d));

  it('LK-09 one link: its terms, state, stock, sums and payments', async () => {
    const id = await createLink(provider(), 'product', { max_count: '10', max_uses: '5', description: 'Elde dövme' });
    expect(await pay(id, { ...orders.product, urun_adet: '2' })).toBe('charged');
    expect(await pay(id, orders.product, declined)).toBe('declined');
    const { payments, ...link } = await inquire(id);
    expect(link).toEqual({
      status: 'success',
      id,
      link: `${provider()}/link/${id}`,
      link_type: 'product',
      name: 'İnce belli, altılı',
      description: 'Elde dövme',
      price: '42000',
      currency: 'TL',
      category: '',
      state: 'active',
      created_date: '2026-03-09 12:00:00',
      expiry_date: '',
      max_count: '10',
      max_uses: '5',
      sold_count: '2',
      held_count: '0',
      payment_count: '1',
      paid_amount: '84000',
      page: 1,
      pages: 1,
      total: 1,
    });
    expect(payments).toEqual([
      {
        merchant_oid: expect.stringMatching(/^LNK[0-9A-F]{32}$/),
        payment_amount: '84000',
        surcharge: '0',
        total_amount: '84000',
        payment_date: '2026-03-09 12:00:00',
        quantity: '2',
        user_name: 'Ayşe Yılmaz',
        email: 'ayse@example.com',
      },
    ]);
  });

  it('LK-09 a payment in installments is counted by what was asked for, and shown with what was taken', async () => {
    const id = await createLink(provider(), 'product');
    const shopper = await arriveByLink(provider(), id, orders.product);
    const paid = await shopper.pay(approved, { ...without3d, installment_count: '6', card_type: 'axess' });
    expect(cameOf(paid)).toBe('charged');
    const { paid_amount, payments } = await inquire(id);
    expect(paid_amount).toBe('42000');
    expect(Number(payments[0].total_amount)).toBeGreaterThan(42_000);
    expect(Number(payments[0].surcharge)).toBe(Number(payments[0].total_amount) - 42_000);
  });

  it('LK-09 a link of another merchant is not shown, changed or paused', async () => {
    const id = await createLink(provider(), 'flex');
    expect(await inquire(id, '1', '100001')).toMatchObject({ err_no: '004' });
    expect(await change(id, { price: '500' }, '100001')).toMatchObject({ err_no: '004' });
    expect(await act('pause', id, '100001')).toMatchObject({ err_no: '004' });
    expect(await stateOf(id)).toBe('open');
  });

  it('LK-09 all links come by pages of 50, the last one first, deleted ones too', async () => {
    const by = '100009';
    const made: string[] = [];
    for (let count = 0; count < 51; count += 1) {
      made.push(await createLink(provider(), 'flex', { merchant_id: by }));
      sandbox.clock.advance(1000);
    }
    await deleteLink(provider(), made[50] ?? '', by);
    const first = await list('1', by);
    const second = await list('2', by);
    expect(first).toMatchObject({ page: 1, pages: 2, total: 51 });
    const ids = [...first.links, ...second.links].map((link: { id: string }) => link.id);
    expect(ids).toEqual(made.toReversed());
    expect(first.links[0].state).toBe('deleted');
    expect((await list('3', by)).links).toEqual([]);
  });

  it('LK-09 the price of a product changes for who opens it; an open page keeps its own', async () => {
    const id = await createLink(provider(), 'product');
    const before = await arriveByLink(provider(), id, orders.product);
    expect(await change(id, { price: '50000', description: 'Yeni' })).toEqual({ status: 'success' });
    const { linkPage } = (await openLink(provider(), id)).json.data;
    expect(linkPage.productPrice).toBe('500,00');
    expect(linkPage.productDesc).toBe('Yeni');
    expect(cameOf(await before.pay(approved, without3d))).toBe('charged');
    expect((await inquire(id)).paid_amount).toBe('42000');
  });

  it('LK-09 the stock changes, down to what is sold, and its limit goes away', async () => {
    const id = await createLink(provider(), 'product', { max_count: '5' });
    await pay(id, { ...orders.product, urun_adet: '3' });
    expect(await change(id, { max_count: '2' })).toMatchObject({ err_no: '002' });
    expect(await change(id, { max_count: '3' })).toEqual({ status: 'success' });
    expect(await stateOf(id)).toBe('outOfStock');
    expect(await change(id, { max_count: '0' })).toEqual({ status: 'success' });
    expect(await stateOf(id)).toBe('open');
    expect((await inquire(id)).max_count).toBe('');
  });

  it('LK-09 a collection never asks for less than was paid, and leaves nothing or what can be paid', async () => {
    const id = await createLink(provider(), 'collection', { price: '100000' });
    await pay(id, { collection_amount: '400,00' });
    expect(await change(id, { price: '39999' })).toMatchObject({ err_no: '002' });
    expect(await change(id, { price: '40099' })).toMatchObject({ err_no: '002' });
    expect(await change(id, { price: '40100' })).toEqual({ status: 'success' });
    expect(await change(id, { price: '40000' })).toEqual({ status: 'success' });
    expect((await inquire(id)).state).toBe('paid');
  });

  it('LK-09 the expiry changes and goes away', async () => {
    const id = await createLink(provider(), 'flex');
    expect(await change(id, { expiry_date: '2020-01-01 00:00:00' })).toMatchObject({ err_no: '002' });
    expect(await change(id, { expiry_date: '2030-01-01 00:00:00' })).toEqual({ status: 'success' });
    expect((await inquire(id)).expiry_date).toBe('2030-01-01 00:00:00');
    expect(await change(id, { expiry_date: '0' })).toEqual({ status: 'success' });
    expect((await inquire(id)).expiry_date).toBe('');
  });

  it.each<[string, Fields]>([
    ['a stock of what has none', { max_count: '5' }],
    ['a price above the highest', { price: '500001' }],
    ['a price of nothing', { price: '0' }],
    ['uses that are none', { max_uses: 'x' }],
  ])('LK-09 a flex link does not take %s', async (_name, fields) => {
    const id = await createLink(provider(), 'flex');
    const before = await inquire(id);
    expect(await change(id, fields)).toMatchObject({ status: 'error', err_no: '002' });
    expect(await inquire(id)).toEqual(before);
  });

  it('LK-09 a paused link begins no payment, and goes on when it is resumed', async () => {
    const id = await createLink(provider(), 'flex');
    const waiting = await arriveByLink(provider(), id, orders.flex);
    expect(await act('pause', id)).toEqual({ status: 'success' });
    expect(await act('pause', id)).toEqual({ status: 'success' });
    expect(await stateOf(id)).toBe('closed');
    expect((await inquire(id)).state).toBe('paused');
    expect(cameOf(await waiting.pay(approved, without3d))).toBe('closed');
    expect(await act('resume', id)).toEqual({ status: 'success' });
    expect(await stateOf(id)).toBe('open');
    expect(cameOf(await waiting.pay(approved, without3d))).toBe('charged');
  });

  it('LK-09 links are paused together, or none is', async () => {
    const own = await createLink(provider(), 'flex');
    const foreign = await createLink(provider(), 'flex', { merchant_id: '100001' });
    expect(await act('pause', `${own},${foreign}`)).toMatchObject({ err_no: '004' });
    expect(await stateOf(own)).toBe('open');
  });

  it('LK-09 the signature of a pause deletes and resumes nothing', async () => {
    const id = await createLink(provider(), 'flex');
    const signed = `${id}${merchantId}pause`;
    expect(await call('delete', { id }, signed)).toMatchObject({ err_no: '001' });
    expect(await call('resume', { id }, signed)).toMatchObject({ err_no: '001' });
  });

  it.each(['product', 'collection', 'flex'] as const)(
    'LK-09 a %s takes as many payments as it is made for',
    async (kind) => {
      const id = await createLink(provider(), kind, { max_uses: '2' });
      const order = kind === 'collection' ? { collection_amount: '100,00' } : orders[kind];
      expect(await pay(id, order)).toBe('charged');
      expect(await pay(id, order, declined)).toBe('declined');
      expect(await pay(id, order)).toBe('charged');
      expect(await stateOf(id)).toBe('closed');
      expect(await inquire(id)).toMatchObject({ state: 'usedUp', payment_count: '2' });
      expect(await change(id, { max_uses: '1' })).toMatchObject({ err_no: '002' });
      expect(await change(id, { max_uses: '3' })).toEqual({ status: 'success' });
      expect(await stateOf(id)).toBe('open');
    },
  );
});

onEveryStorage('LK-09 a link that takes two payments', (open) => {
  const sandbox = sandboxOfTests(open);

  it('LK-09 takes no more, however many pay at once', async () => {
    const id = await createLink(sandbox.urls.provider, 'flex', { max_uses: '2' });
    const shoppers = await Promise.all(
      Array.from({ length: 6 }, () => arriveByLink(sandbox.urls.provider, id, orders.flex)),
    );
    const answers = await Promise.all(shoppers.map((shopper) => shopper.pay(approved, without3d)));
    const came = answers.map(cameOf);
    expect(came.filter((outcome) => outcome === 'charged')).toHaveLength(2);
    expect(came.filter((outcome) => outcome === 'closed')).toHaveLength(4);
  });
});
