import { expect, test } from '../harness/journey.js';
import { layoutMistakes, setTextSize } from '../harness/layout.js';
import { goodCard, PaymentPage } from '../pages/payment-page.js';
import { StorePage } from '../pages/store-page.js';

const widths = [320, 375, 768, 1280];
const textSizes = [100, 200];
/** Minor units. The last one is the most that a link collects. */
const amounts = { tr: ['100', '1234567'], en: ['189000', '999999999'] };
/** High enough that the bar at the window's edge covers nothing. */
const height = 2400;

for (const lang of ['tr', 'en'] as const) {
  test(`PP-09 the card form fits its card at any width, amount and size of text: ${lang}`, async ({ page, pay }) => {
    const payment = new PaymentPage(page);
    for (const amount of amounts[lang]) {
      const order = await pay({ lang, payment_amount: amount, payment_options: 'tosla,juzdan' });
      await page.goto(order.url);
      await expect(page.locator('form output')).toHaveText(/\d/);
      await payment.fill(goodCard);
      // A browser keeps what a container query said before the text's size was changed for what arrives after it.
      await expect(payment.bankName).toHaveText('Akbank');
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        for (const size of textSizes) {
          await setTextSize(page, size);
          const mistakes = await layoutMistakes(page, { phone: width < 640 });
          expect(mistakes, `${amount} at ${width} px, text ${size} %`).toEqual([]);
        }
      }
    }
  });
}

test('a framed form is whole without scrolling in a desktop’s store, and fits a phone’s frame', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const store = new StorePage(page, sandbox.urls.store);
  await store.clickScenario('approved');
  const payment = store.paymentPage('framed');
  await expect(payment.view.locator('form output')).toHaveText(/\d/);
  for (const part of [payment.number, payment.expiry, payment.cvv, payment.payButton]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  }
  const frame = await (await page.locator('#pay-frame').elementHandle())?.contentFrame();
  if (!frame) throw new Error('The store shows no frame');
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    for (const size of textSizes) {
      await setTextSize(frame, size);
      // The frame gets its new height by a message.
      const mistakes = () => layoutMistakes(frame, { phone: width < 640 });
      await expect.poll(mistakes, `${width} px, text ${size} %`).toEqual([]);
    }
  }
});
