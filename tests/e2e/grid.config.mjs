import journeys from './playwright.config.mjs';

const { launchOptions } = journeys.use;

/** `npm run grid`: every state of the page by every way a browser leaves it and comes back, and what fails to arrive. */
export default {
  ...journeys,
  testDir: './grid',
  testMatch: '*.spec.ts',
  outputDir: '../../.reports/grid',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  // Playwright turns the back-forward cache off, which shoppers have.
  use: { ...journeys.use, launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } },
};
