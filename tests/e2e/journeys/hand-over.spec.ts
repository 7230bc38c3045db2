import { expect, test } from '../harness/journey.js';
import { answerWith, bankPage, forgery, serveForeign } from '../pages/bank-document.js';
import { PaymentPage } from '../pages/payment-page.js';

const path = '/odeme/3d-devir';

for (const [how, forged] of [
  ['as the document was once handed over', `vezne-acs:<h1>${forgery}</h1>`],
  ['with a mark of its own', `vezne-acs:1-2-3-4<h1>${forgery}</h1>`],
] as const) {
  test(`TR-10 a later site that names the window ${how}, and goes back, shows nothing of its own`, async ({
    page,
    pay,
    sandbox,
  }) => {
    const later = `${sandbox.urls.store}/sonraki`;
    await serveForeign(page, later, `<script>window.name = ${JSON.stringify(forged)}; history.back()</script>`);
    await answerWith(page, bankPage(later));
    const { url } = await pay();
    await page.goto(url);
    const payment = new PaymentPage(page);
    await payment.pay();
    await page.getByRole('button', { name: 'Devam' }).click();
    // From the hand-over document the window goes on to the payment page, which asks for the payment's status.
    await expect(payment.number).toHaveValue('');
    await expect(page).toHaveURL(url);
    await page.goForward();
    await expect(page.getByText(forgery)).toHaveCount(0);
    await expect(payment.number).toBeVisible();
  });
}

test('TR-10 a later site that names the window and opens the hand-over document anew shows nothing of its own', async ({
  page,
  sandbox,
}) => {
  const later = `${sandbox.urls.store}/sonraki`;
  const target = `${sandbox.urls.provider}${path}#1-2-3-4`;
  const forged = `vezne-acs:1-2-3-4<h1>${forgery}</h1>`;
  const script = `window.name = ${JSON.stringify(forged)}; location.href = ${JSON.stringify(target)}`;
  await serveForeign(page, later, `<script>${script}</script>`);
  await page.goto(later);
  await expect(page.getByText('Bankanızın sayfası')).toBeVisible();
  await expect(page.getByText(forgery)).toHaveCount(0);
});

test('TR-10 the bank’s document finds no mark, and a reload shows our words and the way to the payment', async ({
  page,
  pay,
  sandbox,
}) => {
  const later = `${sandbox.urls.store}/sonraki`;
  const script = `document.title = JSON.stringify([location.hash, window.name, history.state]);
    window.name = 'vezne-acs:<h1>${forgery}</h1>'`;
  await answerWith(page, bankPage(later, script));
  const { url } = await pay();
  await page.goto(url);
  const payment = new PaymentPage(page);
  await payment.pay();
  await expect(page.getByRole('heading', { name: 'Bankanız' })).toBeVisible();
  await expect(page).toHaveTitle('["","",null]');
  await page.reload();
  await expect(page.getByText('Bankanızın sayfası')).toBeVisible();
  await expect(page.getByText(forgery)).toHaveCount(0);
  await page.getByRole('button', { name: 'Ödeme sayfasına dön' }).click();
  await expect(payment.number).toHaveValue('');
});

test('PY-02 a bank’s script that uses the storage, and looks for its first element, posts its form', async ({
  page,
  pay,
  sandbox,
}) => {
  const later = `${sandbox.urls.store}/sonraki`;
  await serveForeign(page, later, '<h1>Bankanın sitesi</h1>');
  const form = `<form id="f" method="post" action="${later}"><input type="hidden" name="MD" value="1"></form>`;
  const script = `sessionStorage.setItem('d', 1); localStorage.d = 1; document.cookie = 'd=1'; indexedDB.open('d');
    if (document.cookie === 'd=1' && sessionStorage.d === localStorage.getItem('d'))
      document.body.firstElementChild.submit();`;
  await answerWith(page, `${form}<script>${script}</script>`);
  const { url } = await pay();
  await page.goto(url);
  await new PaymentPage(page).pay();
  await expect(page.getByRole('heading', { name: 'Bankanın sitesi' })).toBeVisible();
});
