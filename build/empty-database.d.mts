/** Types of empty-database.mjs, for the tests. */
export function emptyDatabase(): Promise<Buffer<ArrayBuffer>>;
