import { reasonOf } from '../../../../sandbox/provider/directory/decline-reasons.js';
import { expectAccessible } from '../../harness/accessible.js';
import { expect, test } from '../../harness/journey.js';
import { AcsPage } from '../../pages/acs-page.js';
import { sizes } from '../../pages/card-tab.js';
import { LinkPage, StoreLinks } from '../../pages/links.js';
import { cardOf, goodCard, PaymentPage } from '../../pages/payment-page.js';

test.describe(() => {
  test.use({ viewport: sizes.phone });

  test('RT-05 RT-07 RL-11 declined after 3-D: the failed page of the link, Back to the link, and another try of the same payment', async ({
    page,
    sandbox,
  }) => {
    const { url, shortId } = await new StoreLinks(sandbox.urls.store).make('collection');
    await page.goto(url);
    const link = new LinkPage(page, 'tr');
    const token = await link.goOn();
    const payment = new PaymentPage(page);
    await payment.pay(cardOf('insufficient-funds-after-3d'));
    await new AcsPage(page).succeed();
    await expect(payment.heading('tr', 'failed.title')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/link/${shortId}/failed`);
    await expect(page.getByText(reasonOf('insufficientFunds').text.tr)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: link.say('label.backToLink') }).click();
    await link.arrive();
    expect(page.url()).toBe(url);
    await page.goBack();
    await page.getByRole('link', { name: link.say('failed.retry') }).click();
    await page.waitForURL(`**/odeme/guvenli/link/${token}`);
    await payment.pay(goodCard);
    await new AcsPage(page).succeed();
    await expect(payment.heading('tr', 'success.title')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/link/success/${token}`);
  });
});

test.describe(() => {
  test.use({ locale: 'en-US', viewport: sizes.desktop });

  test('RT-05 RL-06 given up at the bank: the link again, paid the second time; where the merchant has no site, back to the link', async ({
    page,
    sandbox,
  }) => {
    const form = { kind: 'flex', name: 'Çay bahçesi', maxPrice: '100', payerName: 'Ayşe Yılmaz', merchant: '100008' };
    const { url, shortId } = await new StoreLinks(sandbox.urls.store).create(form, 'en');
    await page.goto(url);
    const link = new LinkPage(page, 'en');
    const typed = {
      amount: '12,5',
      phone: '05551112233',
      email: 'ayse@example.com',
      detail: 'Moda Caddesi No: 12 Daire: 3',
    };
    await link.fill(typed);
    await link.goOn();
    const payment = new PaymentPage(page);
    await payment.pay(goodCard);
    await new AcsPage(page).abandon();
    await expect(payment.heading('en', 'failed.title')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/link/${shortId}/failed`);
    await page.getByRole('link', { name: link.say('label.backToLink') }).click();
    await link.arrive();
    await link.fill(typed);
    await link.goOn();
    await payment.pay(cardOf('3d-frictionless'));
    await expect(payment.heading('en', 'success.title')).toBeVisible();
    await page.getByRole('link', { name: link.say('label.backToLink') }).click();
    await link.arrive();
    expect(page.url()).toBe(url);
  });
});

test('RT-04 RT-10 the older addresses lead on, and Back does not loop', async ({ page, sandbox }) => {
  const { url, shortId } = await new StoreLinks(sandbox.urls.store).make('collection');
  const { provider, store } = sandbox.urls;
  await page.goto(`${store}/links`);
  await page.goto(`${provider}/link/v2/${shortId}`);
  const link = new LinkPage(page, 'tr');
  await link.arrive();
  expect(page.url()).toBe(url);
  await page.goBack();
  await expect(page).toHaveURL(`${store}/links`);
  await page.goForward();
  await link.arrive();
  const token = await link.goOn();
  await page.goto(`${store}/links`);
  await page.goto(`${provider}/odeme/guvenli/link/v2/${token}`);
  await expect(new PaymentPage(page).number).toBeVisible();
  await expect(page).toHaveURL(`${provider}/odeme/guvenli/link/${token}`);
  await page.goBack();
  await expect(page).toHaveURL(`${store}/links`);
});

test('RT-05 RT-06 the ends of a link stand at addresses of 1 to 50 letters, digits, _ and -; others show the fallback page', async ({
  page,
  sandbox,
  guard,
}) => {
  guard.declareStatus(404, '/');
  const link = new LinkPage(page, 'tr');
  const back = page.getByRole('link', { name: link.say('label.backToLink') });
  for (const shortId of ['a', 'A_b-9', 'Z'.repeat(50)]) {
    await page.goto(`${sandbox.urls.provider}/link/${shortId}/failed`);
    await expect(page.getByRole('heading', { name: link.say('failed.title') })).toBeVisible();
    await expect(back).toHaveAttribute('href', `/link/${shortId}`);
  }
  await page.goto(`${sandbox.urls.provider}/link/A_b-9/success`);
  await expect(page.getByRole('heading', { name: link.say('linkSuccess.title') })).toBeVisible();
  await expectAccessible(page);
  for (const shortId of ['Z'.repeat(51), 'a.b', 'a%20b', '%C5%9F']) {
    await page.goto(`${sandbox.urls.provider}/link/${shortId}/failed`);
    await expect(page.getByRole('heading', { name: link.say('fallback.title') })).toBeVisible();
  }
});
