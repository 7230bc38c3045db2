/** The journeys' `test` for Firefox: what Playwright cannot do there, done another way. */
import type { Browser, Locator } from 'playwright/test';
import { test as journey } from '../harness/journey.js';

/** What is reached of Playwright's own side of a browser that speaks WebDriver BiDi. */
interface BidiBrowser {
  readonly _browserSession: object;
}

interface Session {
  send(command: string, values?: object): Promise<unknown>;
}

/** A command that sets the colours a page prefers. Firefox ESR does not know it, and no journey here asks for any. */
const unknown = 'emulation.setMediaFeaturesOverride';

function leaveOut(browser: Browser): void {
  const connection: { toImpl(object: Browser): BidiBrowser } = Reflect.get(browser, '_connection');
  const session: Session = Object.getPrototypeOf(connection.toImpl(browser)._browserSession);
  const { send } = session;
  session.send = function (command, values) {
    return command === unknown ? Promise.resolve({}) : send.call(this, command, values);
  };
}

/**
 * Presses the keys. Playwright's `fill` sets the value in the page's own world by BiDi, which React takes for a value
 * that it has set itself.
 */
async function typeInto(this: Locator, text: string): Promise<void> {
  await this.click();
  await this.press('ControlOrMeta+a');
  await this.pressSequentially(text);
}

export { expect } from '../harness/journey.js';

export const test = journey.extend<object, { readonly firefox: undefined }>({
  firefox: [
    async ({ browser }, use) => {
      leaveOut(browser);
      const page = await browser.newPage();
      Object.getPrototypeOf(page.locator('html')).fill = typeInto;
      await page.close();
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});
