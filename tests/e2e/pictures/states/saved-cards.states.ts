import { expect, type Locator } from 'playwright/test';
import type { CardTab } from '../../pages/card-tab.js';
import { goodCard } from '../../pages/payment-page.js';
import { scenes } from './scene.js';

/** A row of the open list; its first button chooses the card, its second one deletes it. */
function row(tab: CardTab, last4: string): Locator {
  return tab.view.getByRole('listitem').filter({ hasText: last4 }).filter({ visible: true });
}

async function openList(tab: CardTab, last4: string): Promise<void> {
  await tab.savedCard.click();
  await expect(row(tab, last4)).toBeVisible();
}

scenes('saved-cards', {
  one: async ({ picture, scenario }) => {
    const tab = await scenario('saved-cards-one');
    await expect(tab.savedCard).toContainText('4358');
    await picture();
    await openList(tab, '4358');
    await picture('list');
    await row(tab, '4358').getByRole('button').nth(1).click();
    await expect(tab.dialog.last()).toContainText(tab.say('savedCards.deleteConfirm'));
    await picture('delete');
    await tab.answer('label.delete');
    await expect(tab.view.getByText(tab.say('paymentPage.registeredCard.deleteSuccess'))).toBeVisible();
    await expect(tab.number).toBeVisible();
    await picture('deleted');
  },

  several: async ({ answer, hold, page, picture, scenario }) => {
    const tab = await scenario('saved-cards');
    await openList(tab, '0019');
    await picture('list');
    await row(tab, '0019').getByRole('button').first().click();
    await expect(tab.savedCard).toContainText('0019');
    await picture('chosen');
    await answer('**/card/delete', 502, {});
    await openList(tab, '4358');
    await row(tab, '4358').getByRole('button').nth(1).click();
    await tab.answer('label.delete');
    await expect(tab.view.getByText(tab.say('paymentPage.registeredCard.deleteError'))).toBeVisible();
    await picture('delete-error');
    await page.unrouteAll();
    await hold('**/card/delete');
    await row(tab, '4358').getByRole('button').nth(1).click();
    await tab.answer('label.delete');
    await expect(tab.view.getByRole('button', { name: tab.say('savedCards.deleting') })).toBeVisible();
    await picture('deleting');
  },

  code: async ({ picture, scenario }) => {
    const tab = await scenario('saved-cards-cvv');
    await tab.savedCard.click();
    await row(tab, '0017').getByRole('button').first().click();
    await tab.payButton.click();
    await expect(tab.code).toBeVisible();
    await picture();
    await tab.code.fill('123');
    await tab.payWithCode();
    await expect(tab.dialog.getByText(tab.say('validation.cardCvvLength', { length: '4' }))).toBeVisible();
    await picture('wrong');
  },

  expired: async ({ picture, scenario }) => {
    const tab = await scenario('saved-cards-expired');
    await expect(tab.savedCard).toContainText(tab.say('savedCards.expired'));
    await picture();
    await tab.payButton.click();
    await expect(tab.dialog.getByText(tab.say('validation.checkRegisteredCard'))).toBeVisible();
    await picture('dialog');
  },

  ten: async ({ picture, scenario }) => {
    const tab = await scenario('saved-cards-ten');
    await openList(tab, '0009');
    await picture('list');
    await row(tab, '0009').getByRole('button').first().click();
    await tab.press('savedCards.useNew');
    await tab.fill(goodCard);
    await picture('new-card');
  },

  thousand: async ({ picture, scenario }) => {
    const tab = await scenario('saved-cards-many');
    await openList(tab, '0009');
    await tab.view.getByRole('button', { name: tab.say('savedCards.more', { count: '990' }) }).scrollIntoViewIfNeeded();
    await picture();
  },
});
