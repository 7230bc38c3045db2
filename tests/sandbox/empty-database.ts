declare global {
  /** The archive of an empty database; `tests/harness/node-environment.mjs` has it. */
  function emptyDatabase(): Promise<Blob>;
}

/** An empty database at the newest migration, for `loadDataDir` of PGlite. */
export const emptyDatabase = (): Promise<Blob> => globalThis.emptyDatabase();
