import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { challengeTriesAllowed } from '../../../sandbox/bank/challenge.js';

/** The bank's page, top-level or inside the store's frame. */
export class AcsPage {
  readonly code: Locator;
  readonly confirm: Locator;
  readonly cancel: Locator;

  constructor(private readonly view: Page | FrameLocator) {
    this.code = view.locator('[autocomplete="one-time-code"]');
    this.confirm = view.locator('button[value="confirm"]');
    this.cancel = view.locator('button[value="cancel"]');
  }

  /** Types the code the page shows in the place of a text message. */
  async succeed(): Promise<void> {
    await this.code.fill((await this.view.locator('[data-demo-code]').textContent()) ?? '');
    await this.confirm.click();
  }

  /** Types a wrong code until the bank gives up. */
  async fail(): Promise<void> {
    for (let left = challengeTriesAllowed - 1; left >= 0; left--) {
      await this.code.fill('999999');
      await this.confirm.click();
      if (left > 0) await expect(this.view.locator('[role="alert"]')).toContainText(String(left));
    }
  }

  async abandon(): Promise<void> {
    await this.cancel.click();
  }
}
