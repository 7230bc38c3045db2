import base from './base.config.mjs';

/** Measurements in a real browser, one after the other: `npm run bench`. */
export default {
  ...base,
  testDir: './bench',
  workers: 1,
  fullyParallel: false,
  timeout: 180_000,
  reporter: [['line']],
};
