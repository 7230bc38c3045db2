/** Jest's node environment, made cheaper: the same globals, a fraction of the processor time. */
import { readFile } from 'node:fs/promises';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

const { createContext, constants } = vm;
const wasm = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));

/**
 * V8 shares compiled WebAssembly between contexts as long as one of them holds it. Each test file starts a database of
 * its own; without this, each would also compile and optimise the database's 9 MB anew.
 */
let kept;

/** A PostgreSQL cluster, once a test has started one. */
const keptByWorker = { cluster: {} };

/** Read by the first test of the worker that asks for one. */
async function databases() {
  const { embeddedDatabases } = await import('./embedded-databases.mjs');
  return embeddedDatabases;
}

/** The worker's, for all files but those that ask for modules of their own. */
let ofWorker;

export default class NodeEnvironment extends TestEnvironment {
  /** Whether files in this environment share modules (`shared-modules.mjs`). */
  sharesModules = false;

  /**
   * Jest's own context hands every access to a global (`Object`, `Promise`) to a proxy, which made up a fifth of the
   * sandbox's tests. A context that is not contextified has an ordinary global object; Node before 20.18 has none.
   */
  constructor(config, context) {
    const shares = context.docblockPragmas['own-modules'] === undefined;
    if (shares && ofWorker) return ofWorker;
    vm.createContext = () => createContext(constants?.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
    if (!shares) return;
    this.sharesModules = true;
    ofWorker = this;
  }

  async teardown() {
    if (!this.sharesModules) return super.teardown();
    for (const timers of [this.fakeTimers, this.fakeTimersModern]) timers.useRealTimers();
  }

  async setup() {
    kept ??= WebAssembly.compile(await readFile(wasm));
    await Promise.all([super.setup(), kept]);
    this.global.keptByWorker = keptByWorker;
    this.global.embeddedDatabases = {
      take: async () => (await databases()).take(),
      giveBack: async (database) => (await databases()).giveBack(database),
    };
  }
}
