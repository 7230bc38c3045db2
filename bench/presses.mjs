/**
 * Keys and presses in a page that has loaded, whose main thread is slowed down: how long that works for a key, and the
 * durations of Event Timing, from a press to the next frame after its handlers.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { newVisitor, open, slowDown, workOf } from './browser.mjs';
import { median } from './statistics.mjs';

const card = { number: '4355084355084358', expiry: '1230', code: '000', holder: 'AYSE YILMAZ' };

/** Between two keys, and after a press before the next, in ms. */
const [betweenKeys, afterPress] = [150, 600];

/** Event Timing keeps nothing below 16 ms, in steps of 8: such a press counts as 8. */
const shortest = 8;

/** By so much (ms) the clocks of this program and of the page may differ. */
const clockStep = 5;

/** Returns of each key of the number the thread's `works` and its duration (`keys`), and `presses` by their names, in ms. */
export async function measurePresses(browser, page, pathOf) {
  const visitor = await newVisitor(browser, page);
  try {
    return await pressAll(visitor, page, await pathOf(page));
  } finally {
    await visitor.context.close();
  }
}

async function pressAll(visitor, page, path) {
  const { page: tab, session, traffic } = await open(visitor, { name: page.name, path });
  await traffic.quiet();
  await slowDown(session);
  const presses = {};
  if (page.theme) {
    const before = await page.theme.state(tab);
    presses.theme = await press(tab, () => click(tab, page.theme.selector));
    if ((await page.theme.state(tab)) === before) throw new Error(`${page.name} did not switch its theme.`);
  }
  if (page.methods) {
    const { away, back } = page.methods;
    presses.methods = await press(tab, () => click(tab, away));
    if ((await tab.locator(away).getAttribute('aria-selected')) !== 'true') throw new Error(`${away} did not open.`);
    await press(tab, () => click(tab, back));
  }
  const { number, expiry, code, holder, pay } = page.fields;
  const typed = await typeNumber(tab, session, number);
  presses.firstKey = typed.keys[0];
  if (!page.isFieldAlone) {
    presses.expiry = await typeInto(tab, expiry, card.expiry);
    await typeInto(tab, code, card.code);
    presses.holder = await typeInto(tab, holder, card.holder);
    const posted = traffic.posts();
    presses.pay = await press(tab, () => click(tab, pay));
    if (traffic.posts() === posted) throw new Error(`${page.name} sent nothing.`);
  }
  return { ...typed, presses };
}

async function typeNumber(tab, session, selector) {
  await click(tab, selector);
  await pause(afterPress);
  // Asking the page for its clock at each key would be work of its own.
  const origin = await tab.evaluate(() => Date.now() - performance.now());
  const asking = await workOfAsking(session);
  const starts = [];
  const works = [];
  for (const digit of card.number) {
    const before = await workOf(session);
    starts.push(Date.now() - origin - clockStep);
    await tab.keyboard.press(digit);
    await pause(betweenKeys);
    works.push((await workOf(session)) - before - asking);
  }
  if (works.some((work) => work <= 0)) throw new Error(`Of ${tab.url()} a key took less than asking for its work.`);
  await pause(afterPress);
  const value = (await tab.locator(selector).inputValue()).replaceAll(' ', '');
  if (value !== card.number) throw new Error(`${tab.url()} took ${card.number} as ${value}.`);
  const events = await eventsOf(tab);
  return { works, keys: starts.map((start, index) => longestOf(events, start, starts[index + 1])) };
}

/** What the page's thread works between two questions about its work when nothing is typed, in ms. */
async function workOfAsking(session) {
  const works = [];
  for (let times = 0; times < 5; times += 1) {
    const before = await workOf(session);
    await pause(betweenKeys);
    works.push((await workOf(session)) - before);
  }
  return median(works);
}

/** Types a text into a field, and returns the duration of its first key. */
async function typeInto(tab, selector, text) {
  await click(tab, selector);
  await pause(afterPress);
  const [first, ...rest] = text;
  const duration = await press(tab, () => tab.keyboard.press(first));
  for (const key of rest) {
    await tab.keyboard.press(key);
    await pause(betweenKeys);
  }
  return duration;
}

async function press(tab, act) {
  const start = await tab.evaluate(() => performance.now());
  await act();
  await pause(afterPress);
  return longestOf(await eventsOf(tab), start);
}

const eventsOf = (tab) => tab.evaluate(() => window.benchSeen.events);

/** The longest of the events between two moments; a press is several events, such as its down and its up. */
function longestOf(events, from, to = Number.POSITIVE_INFINITY) {
  const durations = events
    .filter(({ startTime }) => startTime >= from && startTime < to)
    .map((event) => event.duration);
  return Math.max(shortest, ...durations);
}

/** A press of the mouse without what Playwright does in the page around its own clicks. */
async function click(tab, selector) {
  const target = tab.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  await tab.mouse.click(x + width / 2, y + height / 2);
}
