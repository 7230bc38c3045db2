/**
 * Changes each expression of `src/domain`, or of `src/application`, in many small ways, one at a time, and runs the
 * tests of that folder: one of them must fail. `VEZNE_MUTATED` says which of the two.
 */
const storey = process.env.VEZNE_MUTATED ?? 'domain';

/** Percentages of mutants that make a test fail; the run fails below. */
const least = { domain: 90, application: 80 };

const reports = `.reports/mutation/${storey}`;

export default {
  mutate: [`src/${storey}/**/*.ts`],
  ignorePatterns: ['**', '!src/**', '!tests/**', '!jest.config.mjs', '!tsconfig.json', '!package.json'],
  tempDirName: `.reports/mutation/tmp-${storey}`,
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules'],
  jest: { projectType: 'custom', configFile: 'tests/mutation/jest.config.mjs' },
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: `${reports}/incremental.json`,
  // A busy machine must not pass for a test that misses the mutant; an endless loop is found by its count.
  timeoutMS: 15_000,
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `${reports}/index.html` },
  jsonReporter: { fileName: `${reports}/mutants.json` },
  thresholds: { high: 95, low: least[storey], break: least[storey] },
  cleanTempDir: 'always',
  concurrency: 1,
  allowEmpty: false,
};
