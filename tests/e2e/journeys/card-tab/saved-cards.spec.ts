import { expectAccessible } from '../../harness/accessible.js';
import { expect } from '../../harness/journey.js';
import { testRow, testRows } from '../../harness/store-rows.js';
import type { CardTab } from '../../pages/card-tab.js';
import { goodCard } from '../../pages/payment-page.js';

/** The list opens and closes the way this size has it (SC-02). */
async function openAndClose(tab: CardTab): Promise<void> {
  await tab.savedCard.click();
  if (tab.seen.size === 'phone') {
    await expect(tab.dialog.getByRole('heading', { name: tab.say('savedCards.mine') })).toBeVisible();
    await tab.answer('label.ok');
  } else {
    await expect(tab.dialog).toHaveCount(0);
    await expect(tab.savedRows.first()).toBeVisible();
    await tab.page.keyboard.press('Escape');
    await expect(tab.savedRows).toHaveCount(0);
    await expect(tab.savedCard).toBeFocused();
    await tab.savedCard.click();
    await expect(tab.savedRows.first()).toBeVisible();
    // A press outside the list.
    await tab.view.getByRole('banner').click({ position: { x: 4, y: 4 } });
  }
  await expect(tab.savedRows).toHaveCount(0);
}

testRows([
  {
    id: 'save-card',
    proves: 'S3-01 S3-04 a card stored with one payment pays the next of the same visitor',
    steps: async (tab, { page, click, passTheBank, inquire, orderPage }) => {
      await tab.fill(goodCard);
      await tab.view.locator('#chkStoreCard').click();
      await expect(tab.dialog).toContainText('@');
      await expectAccessible(page);
      await tab.answer('label.no');
      await expect(tab.view.locator('#chkStoreCard')).not.toBeChecked();
      await tab.wishToStore();
      await tab.submit();
      await passTheBank();
      // The store knows the visitor's wallet once the notification has come.
      await expect(async () => {
        expect(await (await page.request.get(orderPage)).text()).toContain('class="notice"');
      }).toPass();
      const next = await click('approved');
      await expect(next.savedCard).toContainText('4358');
      await expect(next.number).toHaveCount(0);
      await next.submit();
      await passTheBank();
      expect(await inquire()).toMatchObject({ status: 'success', masked_pan: '435508******4358' });
    },
  },
  {
    id: 'saved-cards',
    proves: 'SC-02..03 SC-06 the first card is shown, another is chosen and pays at once',
    steps: async (tab, { page, passTheBank, inquire }) => {
      await expect(tab.savedCard).toContainText('4358');
      await openAndClose(tab);
      await tab.savedCard.click();
      await expect(tab.savedRows).toHaveCount(4);
      await expect(tab.savedRows.nth(1)).toContainText('Yapı Kredi World Bus…');
      await expectAccessible(page);
      await tab.savedRows.nth(1).click();
      await expect(tab.savedRows).toHaveCount(0);
      await expect(tab.savedCard).toContainText('0019');
      const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/odeme'));
      await tab.submit();
      const fields = new URLSearchParams((await sent).postData() ?? '');
      expect(fields.get('payment_type')).toBe('registered_cards');
      expect(fields.get('card_number')).toBe('');
      await passTheBank();
      expect(await inquire()).toMatchObject({ status: 'success', masked_pan: '979244******0019' });
    },
  },
  {
    id: 'saved-cards-one',
    proves: 'SC-04 SC-09 deleting asks first; after the last card the new-card form is there, and stays',
    steps: async (tab, { page, posts }) => {
      await tab.savedCard.click();
      await tab.deletion('4358').click();
      await expect(tab.dialog.last()).toContainText('4358');
      await expectAccessible(page);
      await tab.answer('label.giveUp');
      await expect(tab.savedRows).toHaveCount(1);
      expect(posts).not.toContain('/odeme/api/oos/card/delete');
      await tab.deletion('4358').click();
      await tab.answer('label.delete');
      await expect(tab.number).toBeVisible();
      await expect(tab.savedCard).toHaveCount(0);
      await expect(tab.view.getByText(tab.say('paymentPage.registeredCard.deleteSuccess'))).toBeVisible();
      await page.reload();
      await tab.arrive();
      await expect(tab.number).toBeVisible();
      await expect(tab.savedCard).toHaveCount(0);
    },
  },
  {
    id: 'saved-cards-cvv',
    proves: 'SC-06..07 the code is asked for, as long as the card has it, and goes with the payment',
    steps: async (tab, { page, posts, passTheBank, inquire }) => {
      await tab.payButton.click();
      await tab.answer('label.giveUp');
      await expect(tab.code).toHaveCount(0);
      await tab.savedCard.click();
      await tab.savedRows.filter({ hasText: '0017' }).click();
      await tab.payButton.click();
      await tab.code.fill('12a3');
      await expect(tab.code).toHaveValue('123');
      await tab.payWithCode();
      await expect(tab.dialog.getByText(tab.say('validation.cardCvvLength', { length: '4' }))).toBeVisible();
      await expectAccessible(page);
      expect(posts).not.toContain('/odeme');
      await tab.answer('label.giveUp');
      await tab.savedCard.click();
      await tab.savedRows.filter({ hasText: '4358' }).click();
      await tab.payButton.click();
      await expect(tab.code).toHaveValue('');
      await tab.code.fill('000');
      const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/odeme'));
      await tab.payWithCode();
      expect(new URLSearchParams((await sent).postData() ?? '').get('cvv')).toBe('000');
      await passTheBank();
      expect(await inquire('100009')).toMatchObject({ status: 'success', masked_pan: '435508******4358' });
    },
  },
  {
    id: 'saved-cards-declined',
    proves: 'SC-04 PP-06 deleting the declined card clears its message and goes back to the first one',
    refusals: [[400, '/odeme']],
    steps: async (tab, { page, passTheBank }) => {
      await tab.submit();
      const message = tab.view.getByRole('alert').filter({ hasText: /\w/ });
      await expect(message).toHaveCount(1);
      await expectAccessible(page);
      await tab.savedCard.click();
      await tab.deletion('0103').click();
      await tab.answer('label.delete');
      await expect(tab.savedRows).toHaveCount(1);
      if (tab.seen.size === 'phone') await tab.answer('label.ok');
      else await page.keyboard.press('Escape');
      await expect(tab.savedCard).toContainText('4358');
      await expect(message.filter({ hasNotText: tab.say('paymentPage.registeredCard.deleteSuccess') })).toHaveCount(0);
      await tab.submit();
      await passTheBank();
    },
  },
  {
    id: 'saved-cards-expired',
    proves: 'PP-11 SC-08 a card past its month pays nothing: a dialog says so; another one pays',
    steps: async (tab, { page, posts, passTheBank }) => {
      await expect(tab.savedCard).toContainText(tab.say('savedCards.expired'));
      await tab.payButton.click();
      await expect(tab.dialog.getByRole('heading', { name: tab.say('validation.error.savedCard') })).toBeVisible();
      await expect(tab.dialog.getByText(tab.say('validation.checkRegisteredCard'))).toBeVisible();
      await expectAccessible(page);
      await tab.answer('label.ok');
      expect(posts).not.toContain('/odeme');
      expect(posts).not.toContain('/odeme/api/oos/check/payment-status');
      await tab.savedCard.click();
      await tab.savedRows.filter({ hasText: '0796' }).click();
      await tab.submit();
      await passTheBank();
    },
  },
  {
    id: 'saved-cards-many',
    proves: 'SC-02..03 a thousand cards: the list grows as it is read, and one of them is chosen',
    steps: async (tab, { page }) => {
      await tab.savedCard.click();
      await expect(tab.savedRows).toHaveCount(10);
      await expectAccessible(page);
      await expect(tab.view.getByRole('button', { name: tab.say('savedCards.more', { count: '990' }) })).toBeVisible();
      await tab.savedRows.nth(9).hover();
      await page.mouse.wheel(0, 400);
      await tab.savedRows.nth(15).click();
      await expect(tab.savedCard).toContainText('0015');
    },
  },
  {
    id: 'saved-cards-ten',
    proves: 'TB-04 SC-02 ten cards stand in the list at once; the new-card form and the way back',
    steps: async (tab) => {
      await tab.savedCard.click();
      await expect(tab.savedRows).toHaveCount(10);
      await tab.savedRows.nth(9).click();
      await tab.press('savedCards.useNew');
      await expect(tab.number).toBeFocused();
      await tab.fill(goodCard);
      // The form's own button brings the saved cards back, with the choice, and what was typed waits.
      await tab.press('savedCards.back');
      await expect(tab.savedCard).toContainText('0009');
      await tab.press('savedCards.useNew');
      await expect(tab.number).toHaveValue(goodCard.number);
    },
  },
  {
    id: 'saved-cards-off',
    proves: 'SC-01 PP-13 a merchant that stores no cards shows none',
    steps: async (tab) => {
      await expect(tab.number).toBeVisible();
      await expect(tab.savedCard).toHaveCount(0);
      await expect(tab.view.locator('#chkStoreCard')).toHaveCount(0);
    },
  },
]);

// The list and its dialogs in the store's frame, too.
for (const language of ['tr', 'en'] as const) {
  testRow(
    {
      id: 'saved-cards',
      proves: 'SC-02 SC-04 SC-05 in the store’s frame: a deletion that fails says so and keeps the card',
      framed: true,
      refusals: [[502, '/card/delete']],
      steps: async (tab, { page, guard }) => {
        guard.declare(/card\/delete/);
        await openAndClose(tab);
        await page.route('**/card/delete', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
        await tab.savedCard.click();
        await tab.deletion('4358').click();
        await tab.answer('label.delete');
        await expect(tab.view.getByText(tab.say('paymentPage.registeredCard.deleteError'))).toBeVisible();
        await expect(tab.savedRows).toHaveCount(4);
      },
    },
    { language, size: language === 'tr' ? 'phone' : 'desktop' },
  );
}
