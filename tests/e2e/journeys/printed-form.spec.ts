import { expect, test } from '../harness/journey.js';
import { goodCard, PaymentPage } from '../pages/payment-page.js';

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
