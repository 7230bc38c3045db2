import { eq } from 'drizzle-orm';
import { links, orders } from '../../../../sandbox/provider/database/schema.js';
import { readBasket } from '../../../../sandbox/provider/orders/basket.js';
import { basketOf } from '../../merchant.js';
import { onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';
import { createLink } from '../links/link-shop.js';

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
    expect(readBasket(order.userBasket)?.map(({ name }) => name)).toEqual(['Çaydanlık', kept]);
    expect(readBasket(order.userBasket)?.map(({ price }) => price)).toEqual([10_000_000n, 2_345_000n]);
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

  it('texts without one are stored as they came, a product’s own number too', async () => {
    const user_basket = basketOf([['Çaydanlık 8690000000001', '1234.50', 1]]);
    const order = await orderOf(await arrive({ user_name: 'Ayşe Yılmaz', user_basket }));
    expect(order.userName).toBe('Ayşe Yılmaz');
    expect(readBasket(order.userBasket)).toEqual(readBasket(user_basket));
  });
});
