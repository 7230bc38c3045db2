import { expect } from 'playwright/test';
import type { TextKey } from '../../../../src/ui/texts/texts.js';
import { LinkPage, StoreLinks } from '../../pages/links.js';
import { type Scene, scene, scenes } from './scene.js';

/** The store's cases whose links cannot be paid. */
const closed: Readonly<Record<string, TextKey>> = {
  paid: 'linkState.paidTitle',
  deleted: 'linkState.deletedTitle',
  expired: 'linkState.expiredTitle',
  'out-of-stock': 'linkState.outOfStockTitle',
  'over-limit': 'linkState.overLimitTitle',
};

for (const [id, title] of Object.entries(closed)) {
  scene('closed-links', id, { views: 'phone' }, async (at) => {
    await at.link(id);
    await expectTitle(at, title);
    await at.picture();
  });
}

scene('closed-links', 'closed', { views: 'phone' }, async (at) => {
  const links = new StoreLinks(at.store);
  const link = await links.make('collection', at.view.language);
  await links.pause(link);
  await at.page.goto(link.url);
  await expectTitle(at, 'linkState.closedTitle');
  await at.picture();
});

scenes('closed-links', {
  pending: async (at) => {
    const { language } = at.view;
    await at.answer('**/get/link/*', 400, {
      status: 'error',
      message: 'pending',
      error: { title: '', description: '', code: 'pending', lang: language },
      merchantName: 'Çınar Kitabevi',
      redirectUrl: 'https://store.example',
    });
    await at.link('collection');
    await expect(at.page.getByRole('heading', { level: 1 })).toBeVisible();
    await at.picture();
  },

  'unknown-type': async (at) => {
    await at.change('**/get/link/*', (data) => Object.assign(Object(data.linkPage), { linkType: 'donation' }));
    await at.link('flex');
    await expectTitle(at, 'error.title');
    await at.picture();
  },

  'no-link': async (at) => {
    await at.page.goto(`${at.provider}/link/NoSuchLink`);
    await expect(at.page.getByRole('heading', { level: 1 })).toBeVisible();
    await at.picture();
  },

  ends: async (at) => {
    const { url } = await new StoreLinks(at.store).make('collection', at.view.language);
    await at.page.goto(`${url}/failed`);
    await expect(at.page.getByRole('heading', { level: 1 })).toBeVisible();
    await at.picture('failed');
    await at.page.goto(`${url}/success`);
    await expect(at.page.getByRole('heading', { level: 1 })).toBeVisible();
    await at.picture('success');
  },
});

async function expectTitle({ page, view }: Scene, key: TextKey): Promise<void> {
  await expect(page.getByRole('heading', { name: new LinkPage(page, view.language).say(key) })).toBeVisible();
}
