import journeys from './playwright.config.mjs';

/** Measurements in a real browser, one after the other: `npm run bench`. */
export default {
  ...journeys,
  testDir: './bench',
  workers: 1,
  fullyParallel: false,
  timeout: 180_000,
  reporter: [['line']],
};
