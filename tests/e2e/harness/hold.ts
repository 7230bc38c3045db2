import type { Page, Route } from 'playwright/test';

/** Keeps the answers of an address back until they are released. */
export async function hold(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let holding = true;
  await page.route(address, async (route) => {
    if (holding) held.push(route);
    else await route.continue();
  });
  return async () => {
    holding = false;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}

/** Every script; the shell must stand without them. */
export const scripts = /\/assets\/.*\.js$/;
