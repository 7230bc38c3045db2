import { existsSync } from 'node:fs';
import base from './base.config.mjs';

const program =
  process.env.VEZNE_FIREFOX ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));
if (program === undefined) {
  throw new Error('No Firefox was found. Install firefox-esr, or set VEZNE_FIREFOX to the path of one.');
}

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
