import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type axe from 'axe-core';
import { expect, type Frame, type Page, test } from 'playwright/test';

/** axe as a browser is given it: half as much to parse as what its package exports as `source`. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * No axe violation in the page and the frames in it. The same screen is looked at once: axe takes as long as everything
 * else in a journey, and answers the same. Each document is looked at for itself: it is served alone, too. axe's own way
 * through frames ends in a tab of its own, behind which Chromium leads later clicks past a frame.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // A transition that starts while axe looks would show it a colour that is neither the old nor the new one.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const lines = await axeViolations(page);
  await page.emulateMedia({ reducedMotion: null });
  expect(lines, 'axe violations').toEqual([]);
}

/** What axe finds in the page and the frames in it, each as a line. The page is to be without motion. */
export async function axeViolations(page: Page): Promise<string[]> {
  const lines = await Promise.all(page.frames().map(violationsIn));
  return lines.flat();
}

async function violationsIn(frame: Frame): Promise<string[]> {
  const passed = markOf(await screenOf(frame));
  if (existsSync(passed)) return [];
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  const found = await frame.evaluate(async (values) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // A bar that sticks to the window's edge covers what scrolls under it; at the document's end it stands in its place.
    const { scrollY } = window;
    const root = document.documentElement;
    window.scrollTo(0, root.scrollHeight);
    // A frame without a ground of its own stands on the one that a browser gives its colour scheme; axe would take white.
    const isSeenThrough = [root, document.body].every(
      (element) => getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)',
    );
    if (isSeenThrough) root.style.backgroundColor = 'Canvas';
    const { violations } = await run(document, {
      iframes: false,
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values },
    });
    window.scrollTo(0, scrollY);
    if (isSeenThrough) root.style.backgroundColor = '';
    // axe measures what is seen of a control. A list that has dropped down over a part of one is left before the control
    // is used, which is whole then; one that is too small by itself stays on the list.
    const lists = [...document.querySelectorAll('[aria-expanded="true"] + *')].filter(
      (list) => getComputedStyle(list).position === 'absolute',
    );
    const isUnderList = (selector: string) => {
      const control = document.querySelector(selector);
      if (control === null) return false;
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
      return lists.some((list) => {
        const over = list.getBoundingClientRect();
        const across = left < over.right && right > over.left;
        const down = top < over.bottom && bottom > over.top;
        return across && down && Math.min(width, height) >= 24 && !list.contains(control);
      });
    };
    return violations.flatMap(({ id, help, nodes }) => {
      const wrong = id === 'target-size' ? nodes.filter(({ target }) => !isUnderList(target.flat().join(' '))) : nodes;
      return wrong.map(
        (node) => `${id}: ${help} — ${node.target.flat().join(' ')} — ${node.failureSummary?.split('\n')[1] ?? ''}`,
      );
    });
  }, tags);
  if (found.length === 0) {
    mkdirSync(path.dirname(passed), { recursive: true });
    writeFileSync(passed, '');
  }
  return found;
}

/**
 * The file that says axe has found nothing wrong with a screen: many journeys end on the same one, in whichever worker.
 * It stands among the run's results, which Playwright removes when the next run begins.
 */
function markOf(screen: string): string {
  return path.join(test.info().project.outputDir, 'accessible', createHash('sha256').update(screen).digest('hex'));
}

/** What a style can depend on, beside the document's text. */
const states = [':checked', ':disabled', ':hover', ':focus', ':placeholder-shown', ':modal', ':popover-open'];

/**
 * What axe would look at: the document and its state, without what differs from payment to payment (the token in the
 * address, the order's number, the time left).
 */
async function screenOf(frame: Frame): Promise<string> {
  const look = await frame.evaluate(async (selectors) => {
    // Those that had started before.
    await Promise.all(
      document.getAnimations().map((moving) => moving instanceof CSSTransition && moving.finished.catch(() => {})),
    );
    const elements = [...document.querySelectorAll('*')];
    const matching = selectors.map((state) => elements.flatMap((each, index) => (each.matches(state) ? [index] : [])));
    return JSON.stringify([innerWidth, innerHeight, matching, document.documentElement.outerHTML]);
  }, states);
  const tokens = new URL(frame.url()).pathname.split('/').filter((part) => part.length >= 16);
  const plain = tokens.reduce((text, token) => text.replaceAll(token, 'token'), look);
  return plain.replace(/\b(?:DEM|E2E)[0-9a-zA-Z]+\b/g, 'order').replace(/\b\d+:\d\d\b/g, 'time');
}
