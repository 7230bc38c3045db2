/**
 * Jest's node environment, made cheaper: the same globals, a fraction of the processor time. The files of a worker have
 * one environment in common.
 */
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

/** Globals that tests replace. */
const watched = ['fetch', 'Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'];

class NodeEnvironment extends TestEnvironment {
  /** Whether its files share modules (`shared-modules.mjs`). */
  sharesModules;
  #globals;
  #exit;
  #symbols;
  #variables;

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
    this.#exit = this.global.process.exit;
    this.#symbols = new Set(Object.getOwnPropertySymbols(this.global));
    this.#noteGlobals();
  }

  async teardown() {
    if (!this.sharesModules) return super.teardown();
    // Puts the real timers back.
    this.fakeTimersModern.dispose();
    // By symbols the runner keeps a file's tests, limits and listeners; one that cannot be deleted is meant to stay.
    for (const symbol of Object.getOwnPropertySymbols(this.global)) {
      if (!this.#symbols.has(symbol)) Reflect.deleteProperty(this.global, symbol);
    }
    const left = watched.filter((name) => this.global[name] !== this.#globals[name]);
    const { process } = this.global;
    process.exit = this.#exit;
    if (variablesOf(process) !== this.#variables) left.push('process.env');
    this.#noteGlobals();
    if (left.length > 0) throw new Error(`Put back what the next file of this worker would find: ${left.join(', ')}`);
  }

  #noteGlobals() {
    this.#globals = Object.fromEntries(watched.map((name) => [name, this.global[name]]));
    this.#variables = variablesOf(this.global.process);
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

function variablesOf({ env }) {
  return JSON.stringify(Object.entries(env).sort());
}

/** One for all files of the worker but those that ask for modules of their own. */
let shared;

/** What Jest makes with `new` for each file. */
export default function TestFileEnvironment(config, context) {
  if (context.docblockPragmas['own-modules'] !== undefined) return new NodeEnvironment(config, context, false);
  shared ??= new NodeEnvironment(config, context, true);
  return shared;
}
