import { expect } from 'playwright/test';
import { goodAddress, LinkPage } from '../../pages/links.js';
import { type Scene, scene, scenes } from './scene.js';

/** A new link of a case of the store, opened. */
async function linkOf(at: Scene, id: string): Promise<LinkPage> {
  await at.link(id);
  const link = new LinkPage(at.page, at.view.language);
  await link.arrive();
  return link;
}

scenes('links', {
  collection: async (at) => {
    const link = await linkOf(at, 'collection');
    await at.picture();
    await link.field('amount').fill('0,99');
    await link.field('amount').blur();
    await expect(link.problem('amount')).not.toHaveText('');
    await at.picture('wrong');
    await link.field('amount').fill('1.000');
    await link.field('amount').blur();
    await at.picture('part');
  },

  'collection-part': async (at) => {
    await linkOf(at, 'collection-part');
    await at.picture();
  },

  product: async (at) => {
    const link = await linkOf(at, 'product');
    await expect(link.field('province')).toBeEnabled();
    await at.picture();
    await at.picture('window', { windowOnly: true });
    await link.abroad.check();
    await at.picture('abroad');
  },

  'product-stock': async (at) => {
    const link = await linkOf(at, 'product-stock');
    await link.button('quantity.less').click();
    await expect(link.problem('quantity')).not.toHaveText('');
    await at.picture();
  },

  'product-invoice': async (at) => {
    const link = await linkOf(at, 'product-invoice');
    await expect(link.field('province')).toBeEnabled();
    await at.picture();
    await link.next.click();
    await expect(link.field('name')).toBeFocused();
    await at.picture('required');
    await link.fill({ name: 'A', surname: 'Yılmaz.', phone: '555', email: 'ayse@', detail: 'Moda', taxNumber: '123' });
    await link.field('taxNumber').blur();
    await at.picture('wrong');
    await link.fill({ ...goodAddress, zip: '06100' });
    await link.fill({ invoiceTitle: 'Demlik Ltd.', taxOffice: 'Kızılay', taxNumber: '10000000146' });
    await link.field('taxNumber').blur();
    await at.picture('filled');
  },

  'no-provinces': async (at) => {
    await at.answer('**/provinces-*.json', 502, {});
    const link = await linkOf(at, 'product');
    await expect(at.page.getByText(link.say('address.missing'))).toBeVisible();
    await at.picture();
  },

  flex: async (at) => {
    const link = await linkOf(at, 'flex');
    await at.picture();
    await link.next.click();
    await expect(link.field('amount')).toBeFocused();
    await at.picture('required');
  },

  'flex-currency': async (at) => {
    const link = await linkOf(at, 'flex-currency');
    await link.field('amount').fill('€100');
    await link.field('amount').blur();
    await at.picture();
  },

  creating: async (at) => {
    const link = await linkOf(at, 'collection');
    await at.hold('**/payment/link');
    await link.next.click();
    await expect(at.page.getByText(link.say('link.creating')).first()).toBeAttached();
    await at.picture();
  },

  'not-created': async (at) => {
    const link = await linkOf(at, 'collection');
    await at.answer('**/payment/link', 502, {});
    await link.next.click();
    await expect(at.page.getByText(link.say('linkFailure.title'))).toBeVisible();
    await at.picture();
  },

  'payment-expired': async (at) => {
    const link = await linkOf(at, 'collection');
    await at.answer('**/get/token/*', 410, { status: 'error', error: { code: 'expired' } });
    await link.goOn();
    await expect(at.page.getByRole('link', { name: link.say('label.backToLink') })).toBeVisible();
    await at.picture();
  },

  'price-changed': async (at) => {
    const link = await linkOf(at, 'product');
    await expect(link.field('province')).toBeEnabled();
    await link.fill({ ...goodAddress, quantity: '3' });
    await at.answer('**/payment/link', 400, { status: 'error', error: { code: 'priceChanged' } });
    await link.next.click();
    await expect(at.page.getByText(link.say('linkFailure.priceChangedTitle'))).toBeVisible();
    await at.picture();
  },

  viewer: async (at) => {
    const link = await linkOf(at, 'product');
    await link.button('picture.open').click();
    await expect(at.page.getByRole('dialog').getByRole('img')).toBeVisible();
    await at.picture();
    await link.button('picture.zoomIn').click();
    await link.button('picture.turn').click();
    await at.picture('turned');
    for (let presses = 0; presses < 18; presses++) await link.button('picture.zoomOut').click({ force: true });
    await at.picture('smallest');
  },

  payment: async (at) => {
    await at.dark();
    const link = await linkOf(at, 'product');
    await expect(link.field('province')).toBeEnabled();
    await link.fill({ ...goodAddress, quantity: '3' });
    await link.goOn();
    await at.tab.arrive();
    if (at.onPhone) await at.tab.press('order.summary');
    await expect(at.page.getByRole('columnheader', { name: link.say('order.quantity') })).toBeVisible();
    await at.picture();
  },
});

scene('links', 'loading', {}, async (at) => {
  await at.hold('**/get/link/*');
  const asked = at.page.waitForRequest('**/get/link/*');
  await at.link('flex');
  await asked;
  await at.picture();
});
