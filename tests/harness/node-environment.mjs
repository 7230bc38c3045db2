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

/** The database that each sandbox of a test begins with: 40 MB, read once for all files of a worker. */
let archive;

/** A PostgreSQL cluster, once a test has started one. */
const keptByWorker = { cluster: {} };

async function readArchive() {
  const { emptyDatabase } = await import('../../build/empty-database.mjs');
  const { buffer, byteOffset, byteLength } = await emptyDatabase();
  const bytes = buffer.slice(byteOffset, byteOffset + byteLength);
  // A Blob would copy the bytes each time; they are only read.
  return Object.assign(new Blob([]), { arrayBuffer: async () => bytes });
}

export default class NodeEnvironment extends TestEnvironment {
  /**
   * Jest's own context hands every access to a global (`Object`, `Promise`) to a proxy, which made up a fifth of the
   * sandbox's tests. A context that is not contextified has an ordinary global object; Node before 20.18 has none.
   */
  constructor(config, context) {
    vm.createContext = () => createContext(constants?.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }

  async setup() {
    kept ??= WebAssembly.compile(await readFile(wasm));
    await Promise.all([super.setup(), kept]);
    this.global.keptByWorker = keptByWorker;
    this.global.openArchive = () => {
      archive ??= readArchive();
      return archive;
    };
  }
}
