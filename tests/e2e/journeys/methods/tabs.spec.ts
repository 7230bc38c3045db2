import { expectAccessible } from '../../harness/accessible.js';
import { expect, test } from '../../harness/journey.js';
import { testRows } from '../../harness/store-rows.js';
import { CardTab, sizes } from '../../pages/card-tab.js';
import { OtherPayments } from '../../pages/other-payments.js';
import { goodCard } from '../../pages/payment-page.js';

const options = ['tosla', 'juzdan', 'alisGidis', 'mmPay', 'bex', 'bankTransfer'];

testRows([
  {
    id: 'wallets-all',
    twice: true,
    proves:
      'TB-01 TB-02 TB-08 OP-02 UI-03 every method is offered, and what was typed stays over a visit to another tab',
    steps: async (tab, { page, posts, passTheBank }) => {
      const methods = new OtherPayments(tab);
      await tab.fill(goodCard);
      await methods.goTo('tabs.otherPayments');
      await expect(tab.view.getByText(methods.text('tabs.otherPaymentsInfo'))).toBeVisible();
      for (const code of options) await expect(methods.option(code)).toBeVisible();
      await methods.payButton.click();
      await expect(tab.dialog).toContainText(methods.text('validation.checkOtherPayment'));
      await expectAccessible(page);
      await tab.answer('label.ok');
      await methods.goTo('tabs.bankLoans');
      await expect(methods.options).toHaveCount(3);
      await methods.payButton.click();
      await expect(tab.view.getByText(methods.text('validation.checkBankLoan'), { exact: true })).toBeVisible();
      await expect(tab.dialog).toHaveCount(0);
      await expectAccessible(page);
      expect(posts.filter((path) => path === '/odeme')).toEqual([]);
      await methods.goTo('tabs.card');
      await expect(tab.number).toHaveValue(goodCard.number);
      await expect(tab.expiry).toHaveValue(goodCard.expiry);
      await expect(tab.cvv).toHaveValue(goodCard.cvv);
      await expect(tab.owner).toHaveValue(goodCard.owner);
      await methods.payButton.click();
      await passTheBank();
    },
  },
  {
    id: 'wallets-unknown',
    proves: 'OP-13 TB-02 a code the page does not have is left out; loans that are not offered cannot be chosen',
    steps: async (tab) => {
      const methods = new OtherPayments(tab);
      await methods.goTo('tabs.otherPayments');
      await expect(methods.option('tosla')).toBeVisible();
      await expect(methods.options).toHaveCount(1);
      if (tab.seen.size === 'desktop') {
        await tab.view.getByRole('tab', { name: tab.say('tabs.bankLoans') }).click({ force: true });
        await expect(methods.option('tosla')).toBeVisible();
      }
    },
  },
]);

test.describe(() => {
  test.use({ viewport: sizes.phone });

  test('TB-08 UI-03 the drawer: the page behind stands still, Escape closes it and gives the focus back', async ({
    page,
    pay,
  }) => {
    const { url } = await pay({ payment_options: 'tosla,bex', bank_loans: 'akbank' });
    await page.goto(url);
    const tab = new CardTab(page, { language: 'tr', size: 'phone' });
    await tab.arrive();
    const methods = new OtherPayments(tab);
    await methods.drawerOpener.click();
    await expect(methods.drawer).toBeVisible();
    await expectAccessible(page);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(180, 80);
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(methods.drawer).toHaveCount(0);
    await expect(methods.drawerOpener).toBeFocused();
  });

  test('TB-05 PP-14 in test mode the drawer does not open', async ({ page, pay }) => {
    const { url } = await pay({ payment_options: 'tosla', test_mode: '1' });
    await page.goto(url);
    const tab = new CardTab(page, { language: 'tr', size: 'phone' });
    await tab.arrive();
    const methods = new OtherPayments(tab);
    await expect(methods.drawerOpener).toHaveAttribute('aria-disabled', 'true');
    await methods.drawerOpener.click({ force: true });
    await expect(methods.drawer).toHaveCount(0);
    await expectAccessible(page);
  });
});
