import journeys from './playwright.config.mjs';

const stateArguments = [
  // What changes within a tile is painted with other edges than the whole tile: pixels would depend on when it changed.
  '--disable-partial-raster',
  '--force-color-profile=srgb',
  // A page with its frames in one process: what is seen is the same, and the machine has less to do.
  '--disable-site-isolation-trials',
];

/** The pictures of every state of the page, for `npm run screenshots -- --compare REV`. */
export default {
  ...journeys,
  testDir: './pictures/states',
  testMatch: 'comparison.ts',
  outputDir: '../../.reports/states/failures',
  timeout: 180_000,
  expect: { timeout: 40_000 },
  reporter: [['line']],
  use: {
    ...journeys.use,
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...journeys.use.launchOptions, args: [...journeys.use.launchOptions.args, ...stateArguments] },
  },
};
