import { reasonOf } from '../../../sandbox/provider/directory/decline-reasons.js';
import { page as tr } from '../../../src/ui/texts/tr/page.js';
import { expectAccessible } from '../harness/accessible.js';
import { expect, test } from '../harness/journey.js';
import { AcsPage } from '../pages/acs-page.js';
import { cardOf, goodCard, PaymentPage, text } from '../pages/payment-page.js';

test('PY-04 PP-06 declined before 3-D: the message above the form, what was typed but the code, and the button again', async ({
  page,
  pay,
  guard,
}) => {
  guard.declareStatus(400, '/odeme');
  const { url } = await pay();
  await page.goto(url);
  const payment = new PaymentPage(page);
  await page.setViewportSize({ width: 375, height: 500 });
  await payment.fill(cardOf('insufficient-funds'));
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(payment.number).not.toBeInViewport();
  await payment.submit();
  const message = page.getByText(reasonOf('insufficientFunds').text.tr);
  await expect(message).toBeInViewport();
  await expect(payment.number).toHaveValue('4355 0843 0000 0103');
  await expect(payment.expiry).toHaveValue(goodCard.expiry);
  await expect(payment.owner).toHaveValue(goodCard.owner);
  await expect(payment.cvv).toHaveValue('');
  await expectAccessible(page);
  // The button is there at once; without the code it says so when it is pressed, and sends nothing (PP-18).
  await expect(payment.payButton).not.toHaveAttribute('disabled');
  await payment.payButton.click({ force: true });
  await expect(payment.cvv).toBeFocused();
  await expect(page.getByText(tr['validation.required'])).toBeVisible();
  await payment.cvv.fill('000');
  await expect(payment.payButton).toBeEnabled();
  // Another card pays the same order.
  await payment.pay(goodCard);
  await new AcsPage(page).succeed();
  await expect(payment.heading('tr', 'success.title')).toBeVisible();
});

test('RT-08 RL-11 declined after 3-D: the failed page names the way back, and another try pays', async ({
  page,
  pay,
}) => {
  const { url } = await pay();
  await page.goto(url);
  const payment = new PaymentPage(page);
  await payment.pay(cardOf('insufficient-funds-after-3d'));
  await new AcsPage(page).succeed();
  await expect(payment.heading('tr', 'failed.title')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/odeme/guvenli/v2/basarisiz');
  await expectAccessible(page);
  await page.getByText('Yeniden dene', { exact: true }).click();
  await expect(payment.number).toHaveValue('');
  await payment.pay(goodCard);
  await new AcsPage(page).succeed();
  await expect(payment.heading('tr', 'success.title')).toBeVisible();
});

test('RT-08 RL-11 LG-02 the 3-D check fails: the failed page offers another try, in the language of the payment', async ({
  page,
  pay,
}) => {
  const { url } = await pay({ lang: 'en' });
  await page.goto(url);
  const payment = new PaymentPage(page);
  await payment.pay(cardOf('3d-failed'));
  await new AcsPage(page).fail();
  await expect(payment.heading('en', 'failed.title')).toBeVisible();
  await page.getByText('Try again', { exact: true }).click();
  await expect(payment.payButton).toBeVisible();
});

test('RT-08 the shopper gives up at the bank: the failed page, and nothing charged', async ({
  page,
  pay,
  controls,
}) => {
  const { url, orderId } = await pay();
  await page.goto(url);
  const payment = new PaymentPage(page);
  await payment.pay();
  await new AcsPage(page).abandon();
  await expect(payment.heading('tr', 'failed.title')).toBeVisible();
  expect(await controls.charges(orderId)).toBe(0);
});

test('PY-07 back from the bank: the page asks the status first, the card fields are empty and payable', async ({
  page,
  pay,
}) => {
  const { url } = await pay();
  await page.goto(url);
  const payment = new PaymentPage(page);
  await payment.pay();
  const acs = new AcsPage(page);
  await expect(acs.code).toBeVisible();
  await page.goBack();
  await expect(payment.number).toHaveValue('');
  await expect(payment.cvv).toHaveValue('');
  await payment.pay();
  await acs.succeed();
  await expect(payment.heading('tr', 'success.title')).toBeVisible();
});

test('ER-01 a token the provider does not have: the error state, not found', async ({ page, sandbox, guard }) => {
  guard.declareStatus(404, '/');
  await page.goto(`${sandbox.urls.provider}/odeme/guvenli/v2/${'0'.repeat(43)}`);
  await expect(new PaymentPage(page).heading('tr', 'error.notFoundTitle')).toBeVisible();
  await expectAccessible(page);
});

test('RL-13 a script of the page does not arrive: no form is left that could not pay, and another try finds it', async ({
  page,
  pay,
  guard,
}) => {
  guard.declare(/ERR_FAILED/);
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => route.abort());
  await page.goto((await pay()).url);
  const payment = new PaymentPage(page);
  await expect(payment.heading('tr', 'error.partMissing')).toBeVisible();
  await expect(payment.number).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute(scripts);
  const again = page.getByRole('link', { name: text('tr', 'label.tryAgain') });
  await expect(again).toBeFocused();
  await again.click();
  await expect(payment.payButton).toBeVisible();
});

test('RL-13 RL-11 another try keeps the payment that the address of the failed page names', async ({
  page,
  pay,
  sandbox,
  guard,
}) => {
  guard.declare(/ERR_FAILED/);
  const scripts = '**/assets/*.js';
  const { token, url } = await pay();
  await page.route(scripts, (route) => route.abort());
  await page.goto(`${sandbox.urls.provider}/odeme/guvenli/v2/basarisiz#${token}`);
  await expect(new PaymentPage(page).heading('tr', 'error.partMissing')).toBeVisible();
  await page.unroute(scripts);
  await page.getByRole('link', { name: text('tr', 'label.tryAgain') }).click();
  const retry = page.getByRole('link', { name: text('tr', 'label.tryAgain') });
  await expect(new PaymentPage(page).heading('tr', 'failed.title')).toBeVisible();
  await expect(retry).toHaveAttribute('href', new URL(url).pathname);
});

test('RL-13 the words of the page do not arrive: the same', async ({ page, pay, guard }) => {
  guard.declare(/ERR_FAILED/);
  await page.route('**/assets/page-*.js', (route) => route.abort());
  await page.goto((await pay()).url);
  const payment = new PaymentPage(page);
  await expect(payment.heading('tr', 'error.partMissing')).toBeVisible();
  await expect(payment.number).toHaveCount(0);
});

test('RT-01 an unknown path shows the fallback page', async ({ page, sandbox, guard }) => {
  guard.declareStatus(404, '/');
  await page.goto(`${sandbox.urls.provider}/bir/yer`);
  await expect(new PaymentPage(page).heading('tr', 'fallback.title')).toBeVisible();
  await expectAccessible(page);
});
