/** The tests of one folder, as Stryker runs them on each mutant. */
import config from '../../jest.config.mjs';

const [{ displayName: _, ...units }] = config.projects;

export default {
  ...units,
  roots: [`<rootDir>/tests/${process.env.VEZNE_MUTATED}`],
  // It reads the sources, and would see every mutant in their text.
  testPathIgnorePatterns: [...units.testPathIgnorePatterns, 'merchant/policies.test.ts'],
  setupFilesAfterEnv: [...units.setupFilesAfterEnv, '<rootDir>/tests/mutation/fixed-values.mjs'],
};
