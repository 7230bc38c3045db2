import base from './base.config.mjs';

const stateArguments = [
  // What changes within a tile is painted with other edges than the whole tile: pixels would depend on when it changed.
  '--disable-partial-raster',
  '--force-color-profile=srgb',
  // A page with its frames in one process: what is seen is the same, and the machine has less to do.
  '--disable-site-isolation-trials',
];

/** The pictures of every state of the page, for `npm run screenshots -- --compare REV`. */
export default {
  ...base,
  testDir: './pictures/states',
  testMatch: 'comparison.ts',
  outputDir: '../../.reports/states/failures',
  timeout: 600_000,
  expect: { timeout: 40_000 },
  reporter: [['line']],
  use: {
    ...base.use,
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...base.use.launchOptions, args: [...base.use.launchOptions.args, ...stateArguments] },
  },
};
