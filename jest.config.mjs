/** Native ES modules: run with `node --experimental-vm-modules` (PGlite needs it too). */
const results = process.env.VEZNE_RESULTS;

// The shoppers' zone: in UTC nobody would see a time without a zone that is read by the machine's.
process.env.TZ ??= 'Europe/Istanbul';

/** Tests that start a sandbox or need what is built: `npm run test:quick` leaves them out. */
const withSandbox = [
  '/tests/sandbox/',
  '/tests/simulation/',
  '/tests/contract/sandbox/',
  '/tests/contract/openapi/',
  '/tests/infrastructure/node/headless',
  '/tests/extending/added',
  '/tests/packages/',
];

/** @type {import('jest').Config} */
const project = {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/tests'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/', '<rootDir>/.reports/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // Our sources import each other by the names that the files have after the build.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  // Types are checked by `npm run typecheck`.
  transform: { '^.+\\.tsx?$': ['ts-jest', { useESM: true, diagnostics: false }] },
  // MobX keeps its state in a global. Jest's clean-up after a file breaks it for what still runs then, which fails the next file.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  // The build replaces this name; in tests no part has a style sheet.
  globals: { PART_STYLES: '{}' },
  setupFiles: ['<rootDir>/tests/harness/browser-gaps.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/harness/each-file.mjs'],
};

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...project,
      displayName: 'units',
      testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}', '<rootDir>/tests/{build,scripts}/*.test.mjs'],
      testPathIgnorePatterns: ['/node_modules/', '/tests/e2e/', ...withSandbox],
    },
    {
      ...project,
      displayName: 'sandbox',
      // In the context of a test each look at a global is slow, and drizzle-orm looks at Object for every column of a query.
      // Its CommonJS files are handed Object as a parameter: the tests of the sandbox take a seventh less.
      sandboxInjectedGlobals: ['Object'],
      moduleNameMapper: {
        ...project.moduleNameMapper,
        '^drizzle-orm$': '<rootDir>/node_modules/drizzle-orm/index.cjs',
        '^drizzle-orm/(.*)$': [
          '<rootDir>/node_modules/drizzle-orm/$1/index.cjs',
          '<rootDir>/node_modules/drizzle-orm/$1.cjs',
        ],
      },
      testRegex: withSandbox.map((place) => `${place}.*\\.test\\.ts$`),
      globalSetup: '<rootDir>/tests/sandbox/start-postgres.mjs',
      globalTeardown: '<rootDir>/tests/sandbox/stop-postgres.mjs',
    },
  ],
  reporters: results ? ['default', ['<rootDir>/scripts/jest-results.mjs', { outputFile: results }]] : ['default'],
  // For the two cores this is meant for: tests of servers also wait.
  maxWorkers: 3,
  // Node keeps the modules of a file after its end; a worker that has grown so far is replaced by a new one.
  workerIdleMemoryLimit: '1GB',
  // Only to end a test that hangs: what tests wait for is a condition, and a busy machine takes minutes for some.
  testTimeout: 240_000,
};
