import path from 'node:path';
import { build } from 'esbuild';
import type { Browser, CDPSession, Page } from 'playwright/test';
import { expect, test } from '../harness/journey.js';
import { compare } from './comparison.js';
import { serve } from './static-server.js';

const number = '4355084355084358';

test('a key in the number’s field beside one in a bare React field', async ({ browser, pay }) => {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'bare-field.tsx')],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = outputFiles[0]?.text.replaceAll('</script', '<\\/script') ?? '';
  const bare = await serve(`<!doctype html><meta charset="utf-8"><div id="root"></div><script>${script}</script>`);
  const [ours, theirs] = [await opened(browser, (await pay()).url), await opened(browser, bare.url)];
  // The mask, the look-up of the card and the pictures of the schemes are there.
  await work(ours);
  await compare({
    name: 'Typing 16 digits, work of the page per number',
    baseline: { name: 'bare React field', run: () => work(theirs) },
    subject: { name: 'card form', run: () => work(ours) },
    limit: 2,
    rounds: 7,
  });
  bare.close();
});

interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
}

/** A page on a processor four times slower. */
async function opened(browser: Browser, url: string): Promise<Opened> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Performance.enable');
  return { page, session };
}

/** How long the page’s thread works, scripts, styles, layout and paint, while a number is typed, in ms. */
async function work({ page, session }: Opened): Promise<number> {
  await page.bringToFront();
  const field = page.locator('#cc-number');
  await field.fill('');
  await field.focus();
  const before = await taskTime(session);
  for (const digit of number) await field.press(digit);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const after = await taskTime(session);
  expect((await field.inputValue()).replaceAll(' ', '')).toBe(number);
  return after - before;
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}
