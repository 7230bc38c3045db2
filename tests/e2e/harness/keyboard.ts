import { expect, type Locator, type Page } from 'playwright/test';

/** Moves the focus with Tab alone until it is on the element; fails when no way leads there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let steps = 0; steps < 80; steps++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** The element has the focus of its document, and its document that of the page. */
function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate(
    (element) => element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus(),
  );
}
