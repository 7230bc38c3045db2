import { linkNotificationOf } from '../harness/merchant.js';
import { goodAddress, StoreLinks } from '../pages/links.js';
import { expect, test } from './engines.js';
import { plainCard, Shopper } from './shopper.js';

test('RL-17 LK-05 a product link is filled in and paid, and the merchant is notified', { tag: '@npm-test' }, async ({
  visitor,
  sandbox,
}) => {
  const { store } = sandbox.urls;
  const { url, shortId } = await new StoreLinks(store).make('product');
  const { province, district, phone, email } = goodAddress;
  const typed = { name: 'Ayse', surname: 'Yilmaz', phone, email, detail: 'Moda Caddesi No 12 Daire 3' };
  const shopper = new Shopper(visitor);
  await visitor.open(url);
  // A second piece, by the stepper.
  await expect.poll(() => visitor.property('#link-quantity', 'value')).toBe('1');
  await shopper.arrive();
  const [one = ''] = await visitor.texts('form output');
  await visitor.press('#link-quantity + button');
  await expect.poll(() => visitor.property('#link-quantity', 'value')).toBe('2');
  await expect.poll(() => visitor.texts('form output')).not.toEqual([one]);
  for (const [field, value] of Object.entries(typed)) await visitor.type(`#link-${field}`, value);
  await visitor.choose('#link-province', province);
  await visitor.choose('#link-district', district);
  await shopper.submit();
  await expect.poll(() => visitor.address()).toMatch(/\/odeme\/guvenli\/link\/[^/]+$/);
  await shopper.arrive();
  await shopper.fill(plainCard('3d-frictionless'));
  await shopper.submit();
  await shopper.expectHeading('success.title');
  expect((await linkNotificationOf(store, shortId)).get('status')).toBe('success');
});
