/**
 * Runs works one after the other: one that fails keeps none behind it from running, and none begins once the signal has
 * aborted. Throws the first error at the end.
 */
export async function runAll(works: readonly (() => Promise<unknown>)[], end?: AbortSignal): Promise<void> {
  const errors: unknown[] = [];
  for (const work of works) {
    if (end?.aborted === true) break;
    await work().catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}

/** Runs works side by side: one that fails keeps no other from its end. Throws the first error once all have ended. */
export async function runAllAtOnce(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const ended = await Promise.allSettled(works.map((work) => work()));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
