import { expect, test } from '../../harness/journey.js';
import { CardTab } from '../../pages/card-tab.js';
import { OtherPayments } from '../../pages/other-payments.js';

test('OP-06 TR-02 a payment by tosla that is given up on the page can be approved in the app no more', async ({
  page,
  pay,
  sandbox,
  guard,
}) => {
  guard.declareStatus(400, '/get/status/');
  await page.goto((await pay({ payment_options: 'tosla' })).url);
  const methods = new OtherPayments(new CardTab(page, { language: 'tr', size: 'desktop' }));
  await methods.payBy('tosla');
  const code = await methods.referenceCode();
  await page.getByRole('button', { name: methods.tab.say('label.giveUp') }).click();
  await expect(methods.option('tosla')).toBeFocused();
  await expect(methods.option('tosla')).toBeChecked();
  const app = await page.context().newPage();
  await app.goto(`${sandbox.urls.wallets}/tosla`);
  await app.locator('#reference').fill(code);
  await app.locator('form[action="/tosla"] button').click();
  await expect(app.locator('[role="status"]')).toBeVisible();
  await expect(app.locator('button[name="act"]')).toHaveCount(0);
  await app.close();
});
