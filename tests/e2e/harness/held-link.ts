import type { Page } from 'playwright/test';
import type { Language } from '../../../src/domain/locale/language.js';
import { LinkPage, StoreLinks } from '../pages/links.js';
import { hold, scripts } from './hold.js';

/** Opens a link of one of the store's cases whose scripts do not arrive before they are released. */
export async function openHeld(page: Page, store: string, id: string, language: Language) {
  const release = await hold(page, scripts);
  const links = new StoreLinks(store);
  const opened = await links.make(id, language);
  const { url } = opened;
  await page.goto(url, { waitUntil: 'commit' });
  const link = new LinkPage(page, language);
  await link.arrive();
  return { link, release, url, pause: () => links.pause(opened) };
}
