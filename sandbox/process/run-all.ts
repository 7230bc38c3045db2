/** Runs works one after the other: one that fails keeps none behind it from running. Throws the first error at the end. */
export async function runAll(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const work of works) {
    await work().catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}
