/** Jest's node environment, made cheaper: the same globals, one for a worker's files, a fraction of the processor time. */
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

class NodeEnvironment extends TestEnvironment {
  /** Whether its files share modules (`shared-modules.mjs`). */
  sharesModules;

  /**
   * Jest's own context hands every access to a global (`Object`, `Promise`) to a proxy, which made up a fifth of the
   * sandbox's tests. A context that is not contextified has an ordinary global object; Node before 20.18 has none.
   */
  constructor(config, context, sharesModules) {
    vm.createContext = () => createContext(constants?.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
    this.sharesModules = sharesModules;
  }

  async teardown() {
    if (!this.sharesModules) return super.teardown();
    // Puts the real timers back.
    this.fakeTimersModern.dispose();
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

/** One for all files of the worker but those that ask for modules of their own. */
let shared;

/** What Jest makes with `new` for each file. */
export default function TestFileEnvironment(config, context) {
  if (context.docblockPragmas['own-modules'] !== undefined) return new NodeEnvironment(config, context, false);
  shared ??= new NodeEnvironment(config, context, true);
  return shared;
}
