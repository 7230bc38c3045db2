import path from 'node:path';
import { browserArguments, findBrowser, findHeadlessBrowser } from '../../scripts/browser.mjs';

// Found once: the workers load this file too. What a profile on disk keeps is looked at in the whole browser.
if (!process.env.VEZNE_BROWSER) {
  const browser = await findBrowser();
  process.env.VEZNE_HEADLESS = await findHeadlessBrowser(browser);
  process.env.VEZNE_BROWSER = browser;
}
// A failed journey would leave what stood on its page, and what was typed with it.
process.env.PLAYWRIGHT_NO_COPY_PROMPT = '1';

const results = process.env.VEZNE_RESULTS;
const output = path.resolve(import.meta.dirname, '../../.reports/e2e');

/** What the configurations of this folder have in common. */
export default {
  outputDir: output,
  // For the two cores this is meant for: a journey also waits, for timers and redirects.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A journey that passes only the second time has failed.
  retries: 0,
  // Only to end a journey that hangs: on a slow machine some take a minute.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: results ? [['list'], ['../../scripts/e2e-results.mjs', { outputFile: results }]] : [['list']],
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // Traces and pictures hold what was typed, and card numbers are kept nowhere. Ask for one by `--trace on`.
    trace: 'off',
    screenshot: 'off',
    launchOptions: { executablePath: process.env.VEZNE_HEADLESS || process.env.VEZNE_BROWSER, args: browserArguments },
  },
};
