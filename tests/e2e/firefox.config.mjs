import { existsSync } from 'node:fs';
import base from './base.config.mjs';

const programs = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
/** Where there is none, Playwright says that the first of them is missing. To be loaded without a Firefox, as linters do. */
const program = process.env.VEZNE_FIREFOX ?? programs.find((file) => existsSync(file)) ?? programs[0];

/** `npm run firefox`: a payment by each method, in Firefox, which Playwright drives by WebDriver BiDi. */
export default {
  ...base,
  testDir: './firefox',
  outputDir: '../../.reports/firefox',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...base.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: program },
  },
};
