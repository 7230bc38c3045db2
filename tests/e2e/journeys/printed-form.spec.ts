import { expect, test } from '../harness/journey.js';
import { cardOf, goodCard, PaymentPage, text } from '../pages/payment-page.js';

test('PP-19: a form is printed as the slip of its order alone, in black', async ({ page, pay }) => {
  const { url, orderId } = await pay();
  await page.goto(url);
  const payment = new PaymentPage(page);
  await payment.fill(goodCard);
  const slip = page.locator('[data-slip]');
  await page.emulateMedia({ media: 'print' });
  await expect(slip.getByText(orderId)).toBeVisible();
  await expect(slip.getByText(/^₺/).first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(payment.payButton).toBeHidden();
});

test('PP-19: a printed form shows neither the number nor the security code', async ({ page, pay }) => {
  await page.goto((await pay()).url);
  const payment = new PaymentPage(page);
  await payment.fill(goodCard);
  await expect(payment.number).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(payment.number).toBeHidden();
  await expect(payment.cvv).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(payment.number).toHaveValue(goodCard.number);
  await expect(payment.cvv).toHaveValue(goodCard.cvv);
});

test('PP-19: a receipt is printed as the stamped slip alone, in black', async ({ page, pay, stay }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { url, orderId } = await pay({ merchant_id: '100003', non_3d: '1' });
  await page.goto(url);
  await stay('/');
  const payment = new PaymentPage(page);
  await payment.fill(cardOf('approved'));
  await payment.submit();
  const stamp = page.getByText(text('tr', 'receipt.paid'), { exact: true });
  await expect(stamp).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(stamp).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByText(orderId)).toBeVisible();
  await expect(payment.heading('tr', 'success.title')).toBeHidden();
});
