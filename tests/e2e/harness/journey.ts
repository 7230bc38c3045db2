/** `test` and `expect` of the journeys: a sandbox per worker, and a guard on everything the browser does. */
import { type BrowserContext, test as base, expect } from 'playwright/test';
import { Guard } from './guard.js';
import { createPayment, type Order, type Payment } from './merchant.js';
import { SandboxControls } from './sandbox-controls.js';
import { SandboxProcess } from './sandbox-process.js';
import { stayOnPage } from './stay.js';

interface PerTest {
  /** Watches the test's own context; fails the test for what it saw and the test did not declare. */
  readonly guard: Guard;
  /** Creates a payment over the merchant API. */
  readonly pay: (order?: Order) => Promise<Payment>;
  readonly controls: SandboxControls;
  /** The page stays where it is when it is to leave for this address of the store. */
  readonly stay: (path: string) => Promise<void>;
  /** Another context under the same guard: another shopper, or another browser of the same one. */
  readonly newContext: () => Promise<BrowserContext>;
}

interface PerWorker {
  readonly sandbox: SandboxProcess;
}

export { expect };

export const test = base.extend<PerTest, PerWorker>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from this pattern.
    async ({}, use) => {
      const sandbox = await SandboxProcess.start();
      await use(sandbox);
      await sandbox.stop();
      sandbox.clear();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  guard: [
    async ({ context, sandbox }, use) => {
      const guard = new Guard(Object.values(sandbox.urls));
      await guard.watch(context);
      await use(guard);
      expect(guard.found(), 'what the browser must not have done').toEqual([]);
    },
    { auto: true },
  ],

  controls: [
    async ({ sandbox }, use) => {
      const controls = new SandboxControls(sandbox.urls.provider);
      await use(controls);
      await controls.clear();
    },
    { auto: true },
  ],

  pay: async ({ sandbox }, use) => {
    await use((order) => createPayment(sandbox.urls.provider, sandbox.urls.store, order));
  },

  stay: async ({ page, sandbox }, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(async (path) => {
      ends.push(await stayOnPage(page, sandbox.urls.store + path));
    });
    for (const end of ends) await end();
  },

  newContext: async ({ browser, guard }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ locale: 'tr-TR', timezoneId: 'Europe/Istanbul' });
      opened.push(context);
      await guard.watch(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});
