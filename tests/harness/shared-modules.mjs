/**
 * Modules that the files of one worker share. Jest gives each file modules of its own: most of what a test of the
 * sandbox read and V8 compiled was the same for each of the hundred. Shared are the product's modules and the packages':
 * without a DOM none of them keeps what a test could see. A test and what helps it are its own in each file. For files
 * in one environment: a module belongs to the context it was made in. What a file leaves running goes on in the next.
 */
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const shared = { esm: new Map(), commonjs: new Map() };

/** The loader of the worker's first file: a shared module's `import()` asks this one, whichever file runs. */
let loader;

/** Keys are addresses of files for ES modules, and paths for CommonJS. */
function isShared(key) {
  const start = [root.href, fileURLToPath(root)].find((folder) => key.startsWith(folder));
  return start !== undefined && /^(?:src|sandbox|node_modules)[/\\]/.test(key.slice(start.length));
}

/** Gives a file's runtime what files before it have read; what is returned adds what this one has read. */
export function shareModules(runtime) {
  loader ??= runtime.esmLoader;
  const { dynamicImport } = loader;
  runtime.esmLoader = Object.assign(loader, runtime.esmLoader, { dynamicImport });
  refuseMocks(runtime);
  keepAlive(runtime);
  const esm = runtime.registries.getActiveEsmRegistry();
  const commonjs = runtime.registries.getActiveCjsRegistry();
  for (const [key, module] of shared.esm) esm.set(key, module);
  for (const [key, module] of shared.commonjs) commonjs.set(key, module);
  return () => {
    // After `jest.resetModules()` there are two of some modules: those of this file are not handed on.
    if ([...shared.esm].some(([key, module]) => esm.get(key) !== module)) return;
    for (const [key, module] of esm) if (isShared(key) && module.status === 'evaluated') shared.esm.set(key, module);
    for (const [key, module] of commonjs) if (isShared(key) && module.loaded) shared.commonjs.set(key, module);
  };
}

function refuseMocks(runtime) {
  runtime.setModuleMock = runtime.setMock = () => {
    throw new Error('A file that replaces modules needs its own: begin it with /** @own-modules */.');
  };
}

/** What is in CommonJS asks the runtime that read it for more whenever it needs more: after its file, too. */
function keepAlive(runtime) {
  runtime.teardown = () => runtime.restoreAllMocks();
}
