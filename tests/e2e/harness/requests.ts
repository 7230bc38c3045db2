import { expect, type Page, type Request } from 'playwright/test';

/** How long a page may wait for an answer that never comes, in ms. */
const patienceMs = 2_000;

/**
 * Notes what a page asks for from now on. The function that is returned waits until every answer has arrived, with what
 * is asked for next because of it; a scene that holds an answer back is looked at without it.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const awaited = new Set<Request>();
  page.on('request', (request) => awaited.add(request));
  page.on('requestfinished', (request) => awaited.delete(request));
  page.on('requestfailed', (request) => awaited.delete(request));
  return async () => {
    let quiet = 0;
    const look = () => {
      quiet = awaited.size === 0 ? quiet + 1 : 0;
      return quiet;
    };
    // Three looks in a row: the script that has arrived is run between them.
    await expect
      .poll(look, { timeout: patienceMs, intervals: [100] })
      .toBeGreaterThanOrEqual(3)
      .catch(() => {});
  };
}
