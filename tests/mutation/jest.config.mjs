/** Runs the tests that `bundle-tests.mjs` put into one file, with Jest's own runner and environment. */
import path from 'node:path';

process.env.TZ ??= 'Europe/Istanbul';

/** @type {import('jest').Config} */
export default {
  rootDir: path.resolve(import.meta.dirname, '../..'),
  roots: ['<rootDir>/tests/mutation/bundled'],
  testMatch: ['<rootDir>/tests/mutation/bundled/*.test.cjs'],
  transform: {},
  testEnvironment: path.join(import.meta.dirname, 'first-failure-environment.cjs'),
};
