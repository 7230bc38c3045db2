/** The browser of the comparison, and a page in it that is watched, slowed down and counted. */
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';
import { browserArguments } from '../scripts/browser.mjs';
import { addressOf } from './pages.mjs';
import { watchPage } from './watch-page.mjs';

/** A mobile line: 150 ms, 1.6 and 0.75 Mbit/s, as bytes a second. */
export const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** How many times slower the main thread of a page is; the threads beside it are not. */
export const slowdown = 4;

const viewport = { width: 1280, height: 900 };
/** A page that has not reached its goals by then has failed, in ms. */
const longest = 60_000;

export function launchBrowser({ port, fingerprint }) {
  // Frames of other sites stay in the process of their page: its slow processor is theirs, and their work counts.
  const args = browserArguments.map((argument) =>
    argument.startsWith('--disable-features=') ? `${argument},IsolateOrigins,site-per-process` : argument,
  );
  return chromium.launch({
    executablePath: process.env.VEZNE_BROWSER,
    args: [
      ...args,
      '--disable-site-isolation-trials',
      `--host-resolver-rules=MAP * 127.0.0.1:${port}`,
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
  });
}

/** A browser that has nothing in its cache, which watches one of the pages. */
export async function newVisitor(browser, { usable, payable }) {
  const context = await browser.newContext({ viewport, locale: 'tr-TR', timezoneId: 'Europe/Istanbul' });
  const reached = new Map();
  await context.exposeBinding('benchReached', ({ page }) => reached.get(page)?.());
  await context.addInitScript(watchPage, { usable, payable });
  return { context, reached };
}

/** Opens a page anew, waits until it can be paid, and returns it with what measures it. */
export async function open({ context, reached }, { name, path = '/', line, isSlow }) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Network.enable');
  const traffic = countTraffic(session);
  if (line) await session.send('Network.emulateNetworkConditions', line);
  if (isSlow) await slowDown(session);
  const arrived = new Promise((resolve) => reached.set(page, resolve));
  await page.goto(addressOf(name) + path, { waitUntil: 'commit' });
  await withinTime(arrived, `${name} could not be paid within ${longest / 1_000} s.`);
  return { page, session, traffic };
}

export const slowDown = (session) => session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

/** How long the thread of the page has worked, in ms. */
export async function workOf(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000;
}

/** Counts the bytes that come over the line, and waits until none have come for a while. */
function countTraffic(session) {
  const pending = new Set();
  let bytes = 0;
  let posts = 0;
  let last = Date.now();
  const end = ({ requestId, encodedDataLength = 0 }) => {
    if (!pending.delete(requestId)) return;
    bytes += encodedDataLength;
    last = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!/^https?:/.test(request.url)) return;
    if (request.method === 'POST') posts += 1;
    pending.add(requestId);
    last = Date.now();
  });
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  return {
    bytes: () => bytes,
    posts: () => posts,
    async quiet() {
      const started = Date.now();
      const isQuiet = () => pending.size === 0 && Date.now() - Math.max(last, started) > 1_000;
      while (!isQuiet()) {
        if (Date.now() - started > longest) throw new Error(`${pending.size} requests are not answered.`);
        await pause(100);
      }
    },
  };
}

async function withinTime(promise, message) {
  const end = new AbortController();
  const late = pause(longest, undefined, { signal: end.signal }).then(() => Promise.reject(new Error(message)));
  late.catch(() => {});
  try {
    return await Promise.race([promise, late]);
  } finally {
    end.abort();
  }
}
