import { expectAccessible } from '../harness/accessible.js';
import { expect, test } from '../harness/journey.js';
import { AcsPage } from '../pages/acs-page.js';
import { cardOf, goodCard, PaymentPage, text } from '../pages/payment-page.js';
import { StorePage } from '../pages/store-page.js';

for (const framing of ['framed', 'own'] as const) {
  test(`MA-13 the store reads the signed state on its address after a payment: ${framing}`, async ({
    page,
    sandbox,
  }) => {
    const store = new StorePage(page, sandbox.urls.store);
    const payment = await store.checkOut({ language: 'tr', theme: 'light', framing, signedState: true });
    await payment.pay(goodCard);
    await new AcsPage(payment.view).succeed();
    await store.thanks();
    await expect(page.getByText('Dönüş adresindeki imzalı durum: ödendi.')).toBeVisible();
    await expectAccessible(page);
  });
}

test('MA-13 after a declined payment the way back to the store says that the order has no outcome', async ({
  page,
  sandbox,
}) => {
  const store = new StorePage(page, sandbox.urls.store);
  const payment = await store.checkOut({ language: 'tr', theme: 'light', framing: 'own', signedState: true });
  await payment.pay(cardOf('insufficient-funds-after-3d'));
  await new AcsPage(page).succeed();
  await page.getByRole('link', { name: text('tr', 'label.backToStore') }).click();
  await expect(page.getByText('Dönüş adresindeki imzalı durum: henüz sonuçlanmadı.')).toBeVisible();
});

test('MA-13 a payment without 3-D Secure leads on with the state, behind the query of the shop and before its fragment', async ({
  page,
  pay,
  sandbox,
}) => {
  const ok = `${sandbox.urls.store}/?from=pay#top`;
  const order = { merchant_id: '100003', non_3d: '1', return_state: '1', merchant_ok_url: ok };
  await page.goto((await pay(order)).url);
  const payment = new PaymentPage(page);
  await payment.fill(cardOf('approved-troy'));
  await payment.payButton.click();
  await page.waitForURL(/\/\?from=pay&return_state=[\w-]+\.[\w-]{43}#top$/);
});
