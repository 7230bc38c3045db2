/** Jest's own environment, which leaves the rest of a file out after its first failure: a mutant is then known. */
const { TestEnvironment } = require('jest-environment-node');

module.exports = class FirstFailureEnvironment extends TestEnvironment {
  #failed = false;

  /** `test_start` comes before it is read whether a test is skipped. */
  handleTestEvent = (event) => {
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.#failed = true;
    else if (event.name === 'test_start' && this.#failed) event.test.mode = 'skip';
  };
};
