import { sampleSale } from '../../../../sandbox/demo/sample-sale.js';
import type { Fields } from '../../../sandbox/calls.js';
import { changeTexts, sha256 } from '../../../sandbox/provider/links/link-shop.js';
import { expectAccessible } from '../../harness/accessible.js';
import { hold, scripts } from '../../harness/hold.js';
import { expect, test } from '../../harness/journey.js';
import { linkNotificationOf } from '../../harness/merchant.js';
import { AcsPage } from '../../pages/acs-page.js';
import { sizes } from '../../pages/card-tab.js';
import { goodAddress, LinkPage, StoreLinks, tokenOfPayment } from '../../pages/links.js';
import { goodCard, PaymentPage } from '../../pages/payment-page.js';

const otherTexts: Fields = {
  pre_information: 'Yeni ön bilgilendirme formu',
  pre_information_version: 'ornek-2',
  contract: 'Yeni mesafeli satış sözleşmesi',
  contract_version: 'ornek-2',
};

test.describe(() => {
  const language = 'tr';
  const { seller, texts } = sampleSale[language];
  test.use({ locale: 'tr-TR', viewport: sizes.phone });

  test('LW-01 LW-02 LW-03 LW-04 LW-05 a product with texts on a phone: read, refused without acceptance, paid with it, and both texts in the receipt', async ({
    page,
    sandbox,
    guard,
  }) => {
    const { shortId } = await new StoreLinks(sandbox.urls.store).click(page, 'product-texts');
    const link = new LinkPage(page, language);
    await link.arrive();
    await expect(page.getByRole('region', { name: link.say('seller.heading') })).toContainText(seller.title);
    await expect(link.accept).not.toBeChecked();
    await expect(page.getByText(link.say('order.obliges'))).toBeVisible();
    await link.fill(goodAddress);

    await link.next.click();
    await expect(link.accept).toBeFocused();
    await expect(page.getByText(link.say('saleText.acceptFirst'))).toBeVisible();
    expect(guard.requests.filter((address) => address.endsWith('/payment/link'))).toEqual([]);

    for (const kind of ['preInformation', 'contract'] as const) {
      await link.button(`saleText.${kind}`).click();
      const dialog = page.getByRole('dialog', { name: link.say(`saleText.${kind}`) });
      expect(await dialog.getByRole('region').textContent()).toBe(texts[kind].text);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await expect(link.field('name')).toHaveValue(goodAddress.name);
    await link.accept.check();
    await expectAccessible(page);
    await link.next.click();

    const token = await tokenOfPayment(page);
    const payment = new PaymentPage(page);
    await expect(page.getByText(link.say('order.obliges'))).toBeVisible();
    await expectAccessible(page);
    await payment.pay(goodCard);
    await new AcsPage(page).succeed();
    await expect(payment.heading(language, 'success.title')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/link/success/${token}`);
    await link.button('saleText.contract').click();
    const accepted = page.getByRole('dialog', { name: link.say('saleText.contract') });
    await expect(accepted.getByRole('region')).toHaveAttribute('aria-busy', 'false');
    expect(await accepted.getByRole('region').textContent()).toBe(texts.contract.text);
    await expect(accepted).toContainText(sha256(texts.contract.text));
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(accepted.getByText(sha256(texts.contract.text))).toBeVisible();
    await expect(accepted.getByRole('region')).toHaveCSS('max-height', 'none');
    await expect(accepted.getByRole('button')).toBeHidden();
    await expect(page.getByText(link.say('receipt.paid'), { exact: true })).toBeHidden();

    expect(Object.fromEntries(await linkNotificationOf(sandbox.urls.store, shortId))).toMatchObject({
      accepted_link: shortId,
      contract_sha256: sha256(texts.contract.text),
      pre_information_sha256: sha256(texts.preInformation.text),
    });
  });

  test('LW-04 texts that changed while the form was open are refused, and stand there anew, unticked', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.declareStatus(400, '/payment/link');
    const { shortId } = await new StoreLinks(sandbox.urls.store).click(page, 'product-texts');
    const link = new LinkPage(page, language);
    await link.arrive();
    await link.fill(goodAddress);
    await link.accept.check();
    expect(await changeTexts(sandbox.urls.provider, shortId, otherTexts, '100001')).toEqual({ status: 'success' });
    await link.next.click();
    await expect(link.failure).toContainText(link.say('linkFailure.textsChangedTitle'));
    await expect(link.accept).not.toBeChecked();
    await expect(link.field('name')).toHaveValue(goodAddress.name);
    await link.button('saleText.contract').click();
    expect(await page.getByRole('dialog').getByRole('region').textContent()).toBe(otherTexts.contract);
    await page.keyboard.press('Escape');
    await link.accept.check();
    await link.goOn();
  });
});

for (const language of ['tr', 'en'] as const) {
  for (const width of [320, 375]) {
    test(`LW-04 the line that asks for the acceptance fits the room that is kept for it: ${language}, ${width} px`, async ({
      page,
      sandbox,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const { url } = await new StoreLinks(sandbox.urls.store).make('product-texts', language);
      await page.goto(url);
      const link = new LinkPage(page, language);
      await link.arrive();
      const line = page.locator('#link-accept-problem');
      await expect(link.field('province')).toBeEnabled();
      await link.fill(goodAddress);
      const room = (await line.boundingBox())?.height;
      await link.next.click();
      await expect(line).toHaveText(link.say('saleText.acceptFirst'));
      expect((await line.boundingBox())?.height).toBe(room);
    });
  }
}

for (const [language, width] of [
  ['tr', 375],
  ['en', 1280],
] as const) {
  test(`LW-03 RL-02 the button that pays stands where it stood before the script, under the line that the order obliges to pay: ${language}, ${width} px`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height: 1000 });
    const { url } = await new StoreLinks(sandbox.urls.store).make('product-texts', language);
    await page.goto(url);
    const link = new LinkPage(page, language);
    await link.arrive();
    await expect(link.field('province')).toBeEnabled();
    await link.fill(goodAddress);
    await link.accept.check();
    const release = await hold(page, scripts);
    await link.next.click();
    await page.waitForURL(/\/odeme\/guvenli\/link\//, { waitUntil: 'commit' });
    const payment = new PaymentPage(page);
    await expect(payment.payButton).toBeVisible();
    const place = async () => (await payment.payButton.boundingBox())?.y ?? 0;
    const before = await place();
    await release();
    await expect(link.due).toHaveText(/1\.890,00/);
    expect(Math.abs((await place()) - before)).toBeLessThan(1);
  });
}
