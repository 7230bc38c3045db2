import { eq } from 'drizzle-orm';
import { attempts, links, orders } from '../../../../sandbox/provider/database/schema.js';
import { readBasket } from '../../../../sandbox/provider/orders/basket.js';
import { basketOf } from '../../merchant.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';
import { createLink } from '../links/link-shop.js';

/** Paid once a code is typed that came by SMS. */
const verified = '4355084300001705';
const typed = 'Kartım 4355 0843 5508 4358';
const kept = 'Kartım **** **** **** 4358';

onOneStorage('a card number in the texts of a merchant', (open) => {
  const sandbox = sandboxOfTests(open);
  const arrive = (changes = {}) => Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003', ...changes });
  const orderOf = async ({ opened }: Shopper) => {
    const [order] = await sandbox.db.select().from(orders).where(eq(orders.token, opened.token));
    return order!;
  };

  it('T13 is not stored of get-token: the name, the address, the basket', async () => {
    const user_basket = basketOf([
      ['Çaydanlık', '1000.00', 1],
      [typed, '234.50', 1],
    ]);
    const order = await orderOf(await arrive({ user_name: typed, user_address: typed, user_basket }));
    expect(order.userName).toBe(kept);
    expect(order.userAddress).toBe(kept);
    expect(readBasket(order.userBasket)).toMatchObject([
      { name: 'Çaydanlık', price: 10_000_000n },
      { name: kept, price: 2_345_000n },
    ]);
  });

  it.each([
    ['4355 0843 5508 4358', '**** **** **** 4358'],
    ['4355084355084358', '************4358'],
    ['+498912345678901', '+498912345678901'],
  ])('T13 is not stored of get-token: the telephone %s is kept as %s', async (user_phone, phone) => {
    const order = await orderOf(await arrive({ user_phone }));
    expect(order.userPhone).toBe(phone);
  });

  it('T13 is not stored of link/create: the name, the description, the payer', async () => {
    const changes = { name: typed, description: typed, user_name: typed };
    const id = await createLink(sandbox.urls.provider, 'flex', changes);
    const [link] = await sandbox.db.select().from(links).where(eq(links.shortId, id));
    expect(link!.name).toBe(kept);
    expect(link!.description).toBe(kept);
    expect(link!.payerName).toBe(kept);
  });

  it('T13 is not stored of get-token: option codes, the seller, addresses', async () => {
    const number = '4355084355084358';
    const order = await orderOf(
      await arrive({
        warnings: `a,${number}`,
        payment_options: number,
        bank_loans: number,
        sandbox_case: number,
        submerchant_id: number,
        merchant_ok_url: `https://shop.example/ok?card=${number}`,
        merchant_fail_url: `https://shop.example/${number}`,
        ptr_url: `https://shop.example/?a=${number}`,
      }),
    );
    expect(JSON.stringify(order)).not.toContain(number);
    expect(order.okUrl).toBe('https://shop.example/ok?card=************4358');
  });

  it('T13 is kept whole where it is a key: merchant_oid, and the same number in the merchant’s addresses', async () => {
    const oid = '4355084355084358';
    const order = await orderOf(
      await arrive({ merchant_oid: oid, merchant_ok_url: `https://shop.example/ok/${oid}?card=5400610000000019` }),
    );
    expect(order.merchantOid).toBe(oid);
    expect(order.okUrl).toBe(`https://shop.example/ok/${oid}?card=************0019`);
  });

  it('T13 is not stored of get-token beside a short key, nor with encoded separators', async () => {
    const order = await orderOf(
      await arrive({
        merchant_oid: '5',
        merchant_ok_url: 'https://store.example/ok?card=5406675406675403&o=5',
        merchant_fail_url: 'https://store.example/?card=5406%206754%200667%205403',
      }),
    );
    expect(order.okUrl).toBe('https://store.example/ok?card=************5403&o=5');
    expect(order.failUrl).toBe('https://store.example/?card=****%20****%20****%205403');
  });

  it('T13 is not stored of the page’s own id of a post', async () => {
    const shopper = await arrive();
    const attempt_id = '0-0_4355084355084358';
    await shopper.pay(verified, { attempt_id });
    const kept = await sandbox.db.select({ postId: attempts.postId }).from(attempts);
    expect(kept).toContainEqual({ postId: '0-0_************4358' });
  });

  it('T13 is not stored of link/create: the addresses, but for the key of the notification', async () => {
    const callback_id = '4355084355084358';
    const id = await createLink(sandbox.urls.provider, 'product', {
      callback_id,
      callback_link: `https://shop.example/n/${callback_id}/5400610000000019`,
      merchant_ok_url: 'https://shop.example/ok/5400610000000019',
      image: 'https://shop.example/5400610000000019.png',
    });
    const [link] = await sandbox.db.select().from(links).where(eq(links.shortId, id));
    expect(link!.callbackId).toBe(callback_id);
    expect(link!.callbackLink).toBe(`https://shop.example/n/${callback_id}/************0019`);
    expect(link!.okUrl + link!.image).not.toContain('5400610000000019');
  });

  it('T13 the back office shows no number of an order whole that looks like a card’s', async () => {
    const shopper = await arrive({ merchant_oid: '5400610000000019' });
    await shopper.pay(verified);
    await shopper.verification('send', { phone: '05551112233' });
    const messages = await sandbox.office.messages();
    expect(messages.map(({ merchantOid }) => merchantOid)).toContain('************0019');
    expect(JSON.stringify(messages)).not.toContain('5400610000000019');
  });

  it('texts without one are stored as they came, a product’s own number too', async () => {
    const user_basket = basketOf([['Çaydanlık 8690000000001', '1234.50', 1]]);
    const order = await orderOf(await arrive({ user_name: 'Ayşe Yılmaz', user_basket }));
    expect(order.userName).toBe('Ayşe Yılmaz');
    expect(readBasket(order.userBasket)).toEqual(readBasket(user_basket));
  });
});
