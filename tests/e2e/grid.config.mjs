import base from './base.config.mjs';

const { launchOptions } = base.use;

/** `npm run grid`: every state of the page by every way a browser leaves it and comes back, and what fails to arrive. */
export default {
  ...base,
  testDir: './grid',
  testMatch: '*.spec.ts',
  outputDir: '../../.reports/grid',
  reporter: [['list']],
  use: {
    ...base.use,
    launchOptions: {
      ...launchOptions,
      // Chromium's headless shell keeps no document that has a card form.
      executablePath: process.env.VEZNE_BROWSER,
      // Playwright turns the back-forward cache off, which shoppers have.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
};
