import { expectAccessible } from '../../harness/accessible.js';
import { expect, test } from '../../harness/journey.js';
import { type StoreRow, testRow, testRows } from '../../harness/store-rows.js';
import type { CardTab } from '../../pages/card-tab.js';
import { OtherPayments } from '../../pages/other-payments.js';
import { cardOf, goodCard } from '../../pages/payment-page.js';

const quickCard = cardOf('3d-frictionless');

/** PP-10, PP-11: the button opens the dialog, and nothing is asked or sent until it is acknowledged. */
const financeInfo: StoreRow['steps'] = async (tab, { page, posts, expectPaid }) => {
  await tab.fill(quickCard);
  await expect(tab.payButton).toHaveAttribute('aria-disabled', 'true');
  await expect(tab.view.locator('button[type="submit"]:not([disabled])')).toHaveCount(1);
  await tab.payButton.click({ force: true });
  await expect(tab.dialog.getByRole('heading', { name: tab.say('validation.error.financeInfo') })).toBeVisible();
  await expect(tab.dialog.getByText(tab.say('validation.financeInfo'))).toBeVisible();
  await expectAccessible(page);
  await tab.answer('label.giveUp');
  await expect(tab.dialog).toHaveCount(0);
  // By keyboard it is the same.
  await tab.owner.press('Enter');
  await expect(tab.dialog.getByText(tab.say('validation.financeInfo'))).toBeVisible();
  expect(posts).not.toContain('/odeme');
  expect(posts).not.toContain('/odeme/api/oos/check/payment-status');
  await tab.answer('validation.financeInfoRead');
  await expect(tab.payButton).not.toHaveAttribute('aria-disabled', 'true');
  await tab.submit();
  await expectPaid();
};

/** The tabs beside the card's cannot be chosen; on a phone the drawer does not open. */
async function expectNoOtherWay(tab: CardTab): Promise<void> {
  if (tab.seen.size === 'phone') {
    const { drawerOpener, drawer } = new OtherPayments(tab);
    await expect(drawerOpener).toHaveAttribute('aria-disabled', 'true');
    await drawerOpener.click({ force: true });
    await expect(drawer).toHaveCount(0);
    return;
  }
  const others = tab.view.getByRole('tab', { selected: false });
  await expect(others).toHaveCount(2);
  for (const other of await others.all()) {
    await expect(other).toHaveAttribute('aria-disabled', 'true');
    await other.click({ force: true });
    await expect(other).toHaveAttribute('aria-selected', 'false');
  }
}

const testMode: StoreRow = {
  id: 'page-test-mode',
  proves: 'PP-02 PP-14 TB-05 a test shows its banner and a blocked sample card, and pays through',
  steps: async (tab, { page, posts, passTheBank, inquire }) => {
    await expect(tab.view.getByText(tab.say('testMode.title'))).toBeVisible();
    await expect(tab.number).toHaveValue(goodCard.number);
    for (const field of [tab.number, tab.expiry, tab.cvv, tab.owner]) {
      await expect(field).not.toBeEditable();
      await expect(field).toHaveValue(/\S/);
    }
    await expectNoOtherWay(tab);
    await expect(tab.view.locator('#chkStoreCard')).toHaveCount(0);
    await expect(tab.use3d).toHaveCount(0);
    await expectAccessible(page);
    await tab.submit();
    expect(posts).not.toContain('/odeme/api/oos/card/details');
    await passTheBank();
    expect(await inquire('100006')).toMatchObject({ status: 'success', test_mode: '1' });
  },
};

testRows([
  {
    id: 'finance-info-1',
    proves: 'PP-10..11 SP-01 the financing message holds the payment',
    steps: financeInfo,
  },
  { id: 'finance-info-2', proves: 'PP-10..11 SP-01 and that of the other merchant', steps: financeInfo },
  {
    id: 'finance-info-other-merchant',
    proves: 'SP-01 the flag of any other merchant holds nothing',
    steps: async (tab, { expectPaid }) => {
      await tab.fill(quickCard);
      await expect(tab.payButton).toBeEnabled();
      await expect(tab.payButton).not.toHaveAttribute('aria-disabled', 'true');
      await tab.submit();
      await expectPaid();
    },
  },
  {
    id: 'page-basket-check',
    proves: 'SP-02 PY-01 AP-14 the basket is checked, then the order, then it is paid',
    steps: async (tab, { posts, expectPaid }) => {
      await tab.pay(quickCard);
      await expectPaid();
      expect(posts.filter((path) => /\/check\/|\/odeme$/.test(path))).toEqual([
        '/odeme/api/oos/check/ticimax-basket',
        '/odeme/api/oos/check/payment-status',
        '/odeme',
      ]);
    },
  },
  {
    id: 'basket-check-failing',
    proves: 'SP-02 AP-14 a basket that does not fit stops the payment',
    refusals: [[400, '/check/ticimax-basket']],
    steps: async (tab, { posts }) => {
      await tab.fill(goodCard);
      await expect(tab.payButton).toBeEnabled();
      await tab.payButton.click();
      await expect(tab.view.getByText(/kabul edilmedi|not accepted/)).toBeVisible();
      expect(posts).not.toContain('/odeme');
    },
  },
  testMode,
  {
    id: '3d-frictionless',
    proves: 'a paid order is refunded in parts on the store’s page, up to what was paid',
    steps: async (tab, { page, expectPaid, orderPage }) => {
      await tab.pay(quickCard);
      await expectPaid();
      // The store shows it as paid once the notification has come.
      await expect(async () => {
        await page.goto(orderPage);
        await expect(page.locator('input[name="amount"]')).toBeVisible({ timeout: 500 });
      }).toPass();
      const refund = async (amount: string) => {
        await page.locator('input[name="amount"]').fill(amount);
        await page.locator('form[action$="/refund"] button').click();
      };
      await refund('400,00');
      await expect(page.locator('[data-refund="done"]')).toHaveCount(1);
      await expect(page.locator('input[name="amount"]')).toHaveValue('20,00');
      await refund('20,01');
      await expect(page.locator('[data-refund="refused"]')).toHaveCount(1);
      await refund('20,00');
      await expect(page.locator('[data-refund="done"]')).toHaveCount(2);
    },
  },
]);

// In the store's frame, too.
testRow({ ...testMode, framed: true }, { language: 'en', size: 'desktop' });

test('the check of accessibility sees what it is shown, in a frame too', async ({ page }) => {
  await page.setContent('<html lang="en"><title>x</title><main><h1>x</h1><button></button></main></html>');
  await expect(expectAccessible(page)).rejects.toThrow('button-name');
  await page.setContent(
    '<html lang="en"><title>x</title><main><h1>x</h1><iframe title="y" srcdoc="<input>"></iframe></main></html>',
  );
  await expect(page.frameLocator('iframe').locator('input')).toBeVisible();
  await expect(expectAccessible(page)).rejects.toThrow('label');
});

/** A list that has dropped down over the upper 20 px of a button. */
function underList({ buttonHeight }: { readonly buttonHeight: number }): string {
  const place = (top: number, height: number) =>
    `position:absolute;left:0;width:200px;top:${top}px;height:${height}px;margin:0;padding:0`;
  return `<html lang="en"><title>x</title><main><h1>x</h1><div style="position:relative">
    <button aria-expanded="true" style="${place(0, 30)}">Open</button>
    <ul style="${place(40, 40)};z-index:1;list-style:none">
      <li><button style="${place(0, 40)}">One</button></li>
    </ul>
    <button style="${place(60, buttonHeight)}">Under</button>
    <button style="${place(60 + buttonHeight, 40)}">Beside</button></div></main></html>`;
}

test('the check of accessibility takes what an open list covers in part for as large as it is', async ({ page }) => {
  await page.setContent(underList({ buttonHeight: 36 }));
  await expectAccessible(page);
  await page.setContent(underList({ buttonHeight: 22 }));
  await expect(expectAccessible(page)).rejects.toThrow('target-size');
});
