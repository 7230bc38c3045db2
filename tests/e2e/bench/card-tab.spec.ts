import type { Page } from 'playwright/test';
import { expect, test } from '../harness/journey.js';
import { CardTab, sizes } from '../pages/card-tab.js';
import { StorePage } from '../pages/store-page.js';
import { compare } from './comparison.js';

/** The payment of a row of the demo store, in a window of its own, on a processor four times slower. */
async function open(page: Page, store: string, row: string): Promise<CardTab> {
  await page.setViewportSize(sizes.desktop);
  const shop = new StorePage(page, store);
  await shop.clickScenario(row);
  await shop.leaveFrame();
  const tab = new CardTab(page, { language: 'tr', size: 'desktop' });
  await tab.arrive();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return tab;
}

test('opening the list of a thousand saved cards beside ten', async ({ page, sandbox, newContext }) => {
  const other = await (await newContext()).newPage();
  await open(page, sandbox.urls.store, 'saved-cards-ten');
  await open(other, sandbox.urls.store, 'saved-cards-many');
  await compare({
    name: 'Opening the list of saved cards, from the press to its rows laid out',
    baseline: { name: '10 cards', run: () => timeToOpen(page) },
    subject: { name: '1,000 cards', run: () => timeToOpen(other) },
    limit: 1.5,
  });
});

test('typing a card number with a thousand saved cards beside none', async ({ page, sandbox, newContext }) => {
  const other = await (await newContext()).newPage();
  const plain = await open(page, sandbox.urls.store, 'installments');
  const crowded = await open(other, sandbox.urls.store, 'saved-cards-many');
  await crowded.press('savedCards.useNew');
  await compare({
    name: 'Typing 16 digits of a card number, work per number',
    baseline: { name: 'no saved card', run: () => timeToType(plain) },
    subject: { name: '1,000 saved cards', run: () => timeToType(crowded) },
    limit: 1.2,
  });
});

/** From the press to the rows laid out, in ms; the list is closed again. */
async function timeToOpen(page: Page): Promise<number> {
  await page.bringToFront();
  const time = await page.evaluate(async () => {
    const started = performance.now();
    document.querySelector<HTMLElement>('#savedCard')?.click();
    while (document.querySelectorAll('[data-card]').length < 10) await new Promise(requestAnimationFrame);
    document.querySelector('[data-card]')?.getBoundingClientRect();
    return performance.now() - started;
  });
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-card]')).toHaveCount(0);
  return time;
}

/** What the page works on 16 digits, in ms, up to the layout after each; waiting for a frame is left out. */
async function timeToType(tab: CardTab): Promise<number> {
  await tab.page.bringToFront();
  await tab.number.fill('');
  await tab.number.focus();
  return tab.number.evaluate((field) => {
    let worked = 0;
    for (const digit of '4355084355084357') {
      const started = performance.now();
      document.execCommand('insertText', false, digit);
      field.getBoundingClientRect();
      worked += performance.now() - started;
    }
    return worked;
  });
}
