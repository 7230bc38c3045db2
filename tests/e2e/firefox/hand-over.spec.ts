import { answerWith, bankPage, forgery, serveForeign } from '../pages/bank-document.js';
import { goodCard, PaymentPage } from '../pages/payment-page.js';
import { expect, test } from './firefox.js';

const card = { ...goodCard, owner: 'AYSE YILMAZ' };

test('TR-10 in Firefox the state that a bank’s document leaves is not shown when a later site goes back to it', async ({
  page,
  pay,
  sandbox,
}) => {
  const later = `${sandbox.urls.store}/sonraki`;
  const states = [{ vezneAcs: `<h1>${forgery}</h1>` }, `vezne-acs:1-2-3-4<h1>${forgery}</h1>`];
  const script = states.map((state) => `history.pushState(${JSON.stringify(state)}, '', '#1-2-3-4');`).join('');
  await serveForeign(page, later, '<script>history.back()</script>');
  await answerWith(page, bankPage(later, script));
  const { url } = await pay();
  await page.goto(url);
  const payment = new PaymentPage(page);
  await payment.pay(card);
  await page.getByRole('button', { name: 'Devam' }).click();
  await expect(payment.number).toHaveValue('');
  await expect(page).toHaveURL(url);
  await expect(page.getByText(forgery)).toHaveCount(0);
});

test('TR-10 in Firefox a reload of what the bank’s document left shows our words', async ({ page, pay, sandbox }) => {
  const script = `history.replaceState('vezne-acs:1-2-3-4<h1>${forgery}</h1>', '', '#1-2-3-4')`;
  await answerWith(page, bankPage(`${sandbox.urls.store}/sonraki`, script));
  const { url } = await pay();
  await page.goto(url);
  const payment = new PaymentPage(page);
  await payment.pay(card);
  await expect(page.getByRole('heading', { name: 'Bankanız' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Bankanızın sayfası')).toBeVisible();
  await page.getByRole('button', { name: 'Ödeme sayfasına dön' }).click();
  await expect(payment.number).toHaveValue('');
});
