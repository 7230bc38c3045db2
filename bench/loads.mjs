/** The loads of a page over a slow line: the first with an empty cache, then two more by the same browser. */
import { newVisitor, open, slowLine, workOf } from './browser.mjs';

export const visits = ['first', 'second', 'third'];

/** Returns the figures of the three visits, by their names; times in ms. `pathOf` gives the path of a page. */
export async function measureLoads(browser, page, pathOf) {
  const visitor = await newVisitor(browser, page);
  try {
    const path = await pathOf(page);
    const figures = {};
    for (const visit of visits) figures[visit] = await load(visitor, { name: page.name, path });
    return figures;
  } finally {
    // A slowed page that stays open takes a part of the processor from the rounds that follow.
    await visitor.context.close();
  }
}

async function load(visitor, { name, path }) {
  const { page, session, traffic } = await open(visitor, { name, path, line: slowLine, isSlow: true });
  await traffic.quiet();
  const work = await workOf(session);
  const { times, longTasks, painted } = await page.evaluate(() => ({
    ...window.benchSeen,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await page.close();
  const usable = Math.max(times.usable, painted);
  return {
    usable,
    // A button may be there before the fields that it sends.
    payable: Math.max(times.payable, usable),
    blocking: blockingAfter(painted, longTasks),
    work,
    bytes: traffic.bytes(),
  };
}

/** Total blocking time: of each long task after the first paint what is beyond 50 ms. */
function blockingAfter(painted, longTasks) {
  const parts = longTasks.map(({ startTime, duration }) => startTime + duration - Math.max(startTime, painted) - 50);
  return parts.filter((part) => part > 0).reduce((sum, part) => sum + part, 0);
}
