/** Native ES modules: run with `node --experimental-vm-modules` (PGlite needs it too). */
const results = process.env.VEZNE_RESULTS;

// The shoppers' zone: in UTC nobody would see a time without a zone that is read by the machine's.
process.env.TZ ??= 'Europe/Istanbul';

/** @type {import('jest').Config} */
export default {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/tests'],
  testMatch: [
    '<rootDir>/tests/**/*.test.ts',
    '<rootDir>/tests/**/*.test.tsx',
    '<rootDir>/tests/{build,scripts}/*.test.mjs',
  ],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/', '<rootDir>/.reports/'],
  testRunner: '<rootDir>/tests/harness/runner.mjs',
  testEnvironment: '<rootDir>/tests/harness/node-environment.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // What the build puts in place of these: in tests no part has a style sheet.
  globals: { PART_STYLES: '{}' },
  globalSetup: '<rootDir>/tests/harness/bundle-packages.mjs',
  resolver: '<rootDir>/tests/harness/resolver.cjs',
  transform: { '^.+\\.tsx?$': '<rootDir>/tests/harness/transform.mjs' },
  setupFiles: ['<rootDir>/tests/harness/browser-gaps.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/harness/matchers.mjs'],
  reporters: results ? ['default', ['<rootDir>/scripts/jest-results.mjs', { outputFile: results }]] : ['default'],
  // For the two cores this is meant for: tests of servers also wait.
  maxWorkers: 3,
  // Only to end a test that hangs: what tests wait for is a condition, and a busy machine takes minutes for some.
  testTimeout: 240_000,
};
