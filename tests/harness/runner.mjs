/**
 * Jest's own runner, made cheaper. It notes in an `AsyncLocalStorage` which test an unhandled rejection belongs to;
 * up to Node 22 that puts a hook on every promise, a tenth of the processor time of the sandbox's tests. The tests of
 * a file run one after another here, so a variable gives the same answer.
 */
import asyncHooks from 'node:async_hooks';
import circus from 'jest-circus/runner';
import { shareModules } from './shared-modules.mjs';

const { AsyncLocalStorage } = asyncHooks;

/** The one that is set last and not done yet: right as long as nothing runs beside it (no `test.concurrent`). */
class OneAtATime {
  #store;

  getStore() {
    return this.#store;
  }

  run(store, callback) {
    const outer = this.#store;
    this.#store = store;
    const ended = callback();
    const restore = () => {
      this.#store = outer;
    };
    Promise.resolve(ended).then(restore, restore);
    return ended;
  }
}

export default async function run(globalConfig, config, environment, runtime, ...given) {
  const handOn = environment.sharesModules ? shareModules(runtime) : undefined;
  try {
    return await start(globalConfig, config, environment, runtime, ...given);
  } finally {
    handOn?.();
  }
}

/** The runner reads the class before its first `await`; everybody else gets Node's own. */
function start(...given) {
  asyncHooks.AsyncLocalStorage = OneAtATime;
  try {
    return circus.default(...given);
  } finally {
    asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
  }
}
