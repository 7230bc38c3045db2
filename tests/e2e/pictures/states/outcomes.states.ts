import { expect } from 'playwright/test';
import { AcsPage } from '../../pages/acs-page.js';
import { cardOf, goodCard, text } from '../../pages/payment-page.js';
import { type Scene, scene, scenes, send } from './scene.js';

type Key = Parameters<typeof text>[1];

async function expectTitle({ page, view }: Scene, key: Key): Promise<void> {
  await expect(page.getByRole('heading', { name: text(view.language, key) })).toBeVisible();
}

/** Opens a payment whose data is refused. */
async function refused(at: Scene, status: number, error: object): Promise<void> {
  await at.answer('**/get/token/*', status, { status: 'error', message: '', error });
  await at.page.goto(await at.order());
}

scene('outcome', 'success', { views: 'pairs', clock: true }, async (at) => {
  const { page, pay, picture, stay, store } = at;
  await stay(`${store}/`);
  const tab = await pay({ merchant_id: '100003', non_3d: '1' });
  await tab.fill(goodCard);
  await page.clock.runFor(2_000);
  await expect(tab.payButton).toBeEnabled();
  await page.clock.pauseAt(new Date('2026-03-02T10:10:00+03:00'));
  await tab.payButton.click();
  await expectTitle(at, 'success.title');
  await picture();
});

scenes('outcome', {
  'other-site': async (at) => {
    await at.stay('https://other.example/**');
    const tab = await at.pay({ merchant_id: '100003', non_3d: '1', merchant_ok_url: 'https://other.example/thanks' });
    await send(tab, goodCard);
    await expectTitle(at, 'success.title');
    await expect(tab.view.getByRole('button', { name: tab.say('receipt.print') })).toBeVisible();
    await at.picture();
  },

  failed: async (at) => {
    await at.page.goto(`${at.provider}/odeme/guvenli/v2/basarisiz`);
    await expect(at.page.getByRole('heading', { level: 1 })).toBeVisible();
    await at.picture();
  },

  'failed-after-3d': async (at) => {
    const tab = await at.pay();
    await send(tab, cardOf('insufficient-funds-after-3d'));
    await new AcsPage(at.page).succeed();
    await expectTitle(at, 'failed.title');
    await expect(at.page.getByText(tab.say('failed.retry'), { exact: true })).toBeVisible();
    await at.picture();
  },

  expired: async (at) => {
    await refused(at, 410, { code: 'expired', lang: at.view.language });
    await expectTitle(at, 'error.expiredTitle');
    await at.picture();
  },

  waiting: async (at) => {
    await refused(at, 400, { code: 'pending', lang: at.view.language });
    await at.hold('**/get/status/*');
    await expect(at.page.getByRole('heading', { level: 1 })).toBeVisible();
    await at.picture();
  },

  unfinished: async (at) => {
    const body = {
      status: 'error',
      message: '',
      error: { code: 'pending', lang: at.view.language },
      waitsFor: 'shopper',
    };
    await at.answer('**/get/token/*', 400, body);
    await at.hold('**/get/status/*');
    await at.page.goto(await at.order());
    await expectTitle(at, 'unfinished.title');
    await at.picture();
  },

  'not-found': async (at) => {
    await at.page.goto(`${at.provider}/odeme/guvenli/v2/${'0'.repeat(43)}`);
    await expectTitle(at, 'error.notFoundTitle');
    await at.picture();
  },

  fallback: async (at) => {
    await at.page.goto(`${at.provider}/bir/yer`);
    await expect(at.page.getByRole('heading', { level: 1 })).toBeVisible();
    await at.picture();
  },

  transaction: async (at) => {
    await refused(at, 400, { code: 'transaction', group: 'T-1', lang: at.view.language });
    await expectTitle(at, 'error.transactionTitle');
    await at.picture();
  },

  'missing-notification': async (at) => {
    await refused(at, 400, { code: 'missingNotificationUrl', lang: at.view.language });
    await expectTitle(at, 'error.missingNotificationUrlTitle');
    await at.picture();
  },

  error: async (at) => {
    const words = {
      tr: { title: 'Bakım', description: 'Bakım çalışması sürüyor.' },
      en: { title: 'Maintenance', description: 'We are at work on the system.' },
    }[at.view.language];
    await refused(at, 500, { ...words, code: 'E-17', group: 'G-4', lang: at.view.language });
    await expect(at.page.getByRole('heading', { name: words.title })).toBeVisible();
    await at.picture();
  },

  'no-answer': async (at) => {
    await at.page.route('**/get/token/*', (route) => route.abort('connectionfailed'));
    await at.page.goto(await at.order());
    await expectTitle(at, 'error.title');
    await at.picture();
  },
});

scene('outcome', 'timeout', { clock: true }, async (at) => {
  await at.hold('**/get/token/*');
  await at.page.goto(await at.order());
  await expect(at.tab.number).toBeVisible();
  await expect(async () => {
    await at.page.clock.runFor(10_000);
    await expect(at.page.getByRole('heading', { name: text(at.view.language, 'error.timeoutTitle') })).toBeVisible({
      timeout: 100,
    });
  }).toPass({ timeout: 30_000 });
  await at.picture();
});

scene('outcome', 'unknown', { clock: true }, async (at) => {
  const tab = await at.pay();
  await tab.fill(cardOf('3d-frictionless'));
  await at.page.clock.runFor(2_000);
  await expect(tab.payButton).toBeEnabled();
  let posted = false;
  await at.page.route(/\/odeme(\/.*)?$/, (route, request) => {
    const isPayment = new URL(request.url()).pathname === '/odeme';
    const asks = /\/(get\/status\/|check\/payment-status)/.test(request.url());
    posted ||= isPayment;
    return isPayment || (posted && asks) ? route.abort('connectionfailed') : route.continue();
  });
  await tab.payButton.click();
  const title = at.page.getByRole('heading', { name: text(at.view.language, 'unknown.title') });
  await expect(async () => {
    await at.page.clock.runFor(5_000);
    await expect(title).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 30_000 });
  await at.picture();
});
