declare global {
  /** The archive of an empty database; `tests/harness/node-environment.mjs` sets it. */
  var openArchive: () => Promise<Blob>;
}

/** An empty database at the newest migration, for `loadDataDir` of PGlite. */
export const emptyDatabase = (): Promise<Blob> => globalThis.openArchive();
