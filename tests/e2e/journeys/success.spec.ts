import { themes } from '../../../src/domain/theme/theme.js';
import { pairwise } from '../../harness/pairwise.js';
import { expectAccessible } from '../harness/accessible.js';
import { expect, test } from '../harness/journey.js';
import { tabTo } from '../harness/keyboard.js';
import { AcsPage } from '../pages/acs-page.js';
import { goodCard, PaymentPage, text } from '../pages/payment-page.js';
import { StorePage } from '../pages/store-page.js';

const sizes = {
  phone: { width: 375, height: 667 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
} as const;

const rows = pairwise({
  language: ['tr', 'en'],
  theme: themes,
  framing: ['framed', 'own'],
  size: ['phone', 'tablet', 'desktop'],
});

for (const { language, theme, framing, size } of rows) {
  test(`PY-02 RT-07 RL-06..07 from the store through the bank and back: ${language}, ${theme}, ${framing}, ${size}`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(sizes[size]);
    const store = new StorePage(page, sandbox.urls.store);
    const payment = await store.checkOut({ language, theme, framing });
    await expect(payment.html).toHaveAttribute('lang', language);
    await expect(payment.html).toHaveAttribute('data-theme', theme);
    await payment.fill(goodCard);
    await expect(payment.payButton).toBeEnabled();
    await expectAccessible(page);
    await payment.submit();
    const acs = new AcsPage(payment.view);
    await expect(acs.code).toBeVisible();
    await expectAccessible(page);
    await acs.succeed();
    await expect(payment.heading(language, 'success.title')).toBeVisible();
    // The page leads back by itself after 3 s.
    const orderId = await store.thanks();
    await store.expectOneNotification(orderId);
  });
}

test('a press on the store’s list opens a payment in its frame, which leads to the same payment on a page of its own', async ({
  page,
  sandbox,
}) => {
  const store = new StorePage(page, sandbox.urls.store);
  await store.clickScenario('approved');
  await expect(store.paymentPage('framed').payButton).toBeVisible();
  await store.leaveFrame();
  await expect(store.paymentPage('own').payButton).toBeVisible();
});

test('RL-06 RL-11 the success screen names the merchant and the order, leads back to the store, and is accessible', async ({
  stay,
  page,
  pay,
  sandbox,
}) => {
  const { url, orderId } = await pay();
  await page.goto(url);
  const payment = new PaymentPage(page);
  await payment.pay(goodCard);
  const acs = new AcsPage(page);
  await expect(acs.code).toBeVisible();
  await stay('/');
  await acs.succeed();
  await expect(payment.heading('tr', 'success.title')).toBeVisible();
  await expect(page.getByText(orderId)).toBeVisible();
  await expect(page.getByText(text('tr', 'success.description', { merchant: 'Çınar Kitabevi' }))).toBeVisible();
  const { host } = new URL(sandbox.urls.store);
  const back = page.getByRole('link', { name: text('tr', 'success.goTo', { host }) });
  await expect(back).toHaveAttribute('href', `${sandbox.urls.store}/`);
  await expectAccessible(page);
});

for (const { language, theme, framing } of pairwise({
  language: ['tr', 'en'],
  theme: themes,
  framing: ['framed', 'own'],
})) {
  test(`LG-03 TH-05 RL-04 CN-17 by keyboard alone at 375 px: ${language}, ${theme}, ${framing}`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(sizes.phone);
    const store = new StorePage(page, sandbox.urls.store);
    const payment = await openByKeyboard(store, framing);

    await payment.arrive();
    await payment.html.evaluate((root) => root.setAttribute('data-kept', ''));
    if (language === 'en') {
      await tabTo(page, payment.languages('tr'));
      await page.keyboard.press('ArrowDown');
    }
    await expect(payment.html).toHaveAttribute('lang', language);
    if (theme === 'dark') {
      await tabTo(page, payment.button(language, 'theme.toDark'));
      await page.keyboard.press('Enter');
    }
    await expect(payment.html).toHaveAttribute('data-theme', theme);
    // It is the document that was loaded: neither choice has loaded it anew.
    await expect(payment.html).toHaveAttribute('data-kept', '');

    await tabTo(page, payment.number);
    await page.keyboard.type(goodCard.number.replaceAll(' ', ''));
    await expect(payment.expiry).toBeFocused();
    await page.keyboard.type('1230');
    await expect(payment.cvv).toBeFocused();
    await page.keyboard.type('000');
    await tabTo(page, payment.owner);
    await page.keyboard.type(goodCard.owner);
    await expect(payment.payButton).toBeEnabled();
    await tabTo(page, payment.payButton);
    await page.keyboard.press('Enter');

    const acs = new AcsPage(payment.view);
    await expect(acs.code).toBeVisible();
    const code = (await payment.view.locator('[data-demo-code]').textContent()) ?? '';
    await tabTo(page, acs.code);
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    // In a frame without storage, as in this browser, the payment itself remembers the language.
    await expect(payment.heading(language, 'success.title')).toBeVisible();
    await store.thanks();
  });
}

/** From the shelf to the payment with Tab, Enter, Space and the arrows. */
async function openByKeyboard(store: StorePage, framing: 'framed' | 'own'): Promise<PaymentPage> {
  const { page } = store;
  await page.goto(store.url);
  await tabTo(page, page.locator('button[name="product"]').first());
  await page.keyboard.press('Enter');
  await page.waitForLoadState();
  await tabTo(page, page.locator('a[href="/basket"]').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/basket$/);
  await tabTo(page, page.locator('input[name="place"][value="frame"]'));
  if (framing === 'own') await page.keyboard.press('ArrowDown');
  await tabTo(page, page.locator('form[action="/checkout"] button:not([type="button"])'));
  await page.keyboard.press('Enter');
  const payment = store.paymentPage(framing);
  await expect(payment.number).toBeVisible();
  await expect(payment.payButton).toBeVisible();
  return payment;
}
