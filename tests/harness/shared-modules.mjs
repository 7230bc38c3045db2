/**
 * Modules that the files of one worker share. Jest gives each file modules of its own: most of what a test of the
 * sandbox read and V8 compiled was the same for each of the hundred. Shared are the product's modules and the packages',
 * which keep nothing between two uses; a test and what helps it are its own in each file. For files in one environment:
 * a module belongs to the context it was made in.
 */
const shared = new Map();

/** The loader of the worker's first file: a shared module's `import()` asks this one, whichever file runs. */
let loader;

const isShared = (key) => !key.includes('/tests/') && /\/(?:src|sandbox|node_modules)\//.test(key);

/** Gives a file's runtime what files before it have read; what is returned adds what this one has read. */
export function shareModules(runtime) {
  loader ??= runtime.esmLoader;
  const { dynamicImport } = loader;
  runtime.esmLoader = Object.assign(loader, runtime.esmLoader, { dynamicImport });
  const registry = runtime.registries.getActiveEsmRegistry();
  for (const [key, module] of shared) registry.set(key, module);
  runtime.setModuleMock = () => {
    throw new Error('A file that replaces modules needs its own: begin it with /** @own-modules */.');
  };
  return () => {
    // After `jest.resetModules()` there are two of some modules: those of this file are not handed on.
    if ([...shared].some(([key, module]) => registry.get(key) !== module)) return;
    for (const [key, module] of registry) {
      if (isShared(key) && module.status === 'evaluated') shared.set(key, module);
    }
  };
}
