import type { Page } from 'playwright/test';

/** Where the focus was after a press of Tab; boxes in CSS px of the window. */
interface Stop {
  readonly name: string;
  readonly box: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  /** Something is drawn around it, or around what surrounds it. */
  readonly drawn: boolean;
  /** None of it is seen: something lies over it, or it is outside the window. */
  readonly covered: boolean;
  /** How far the window is scrolled, in px. */
  readonly scrolled: number;
}

const mostStops = 60;

/**
 * Goes once round a page with Tab. Each mistake as a line: a stop that is before what the eye reads first, that does not
 * show the focus, that is covered, or whose focus alone changes the page.
 */
export async function focusMistakes(page: Page): Promise<string[]> {
  const mistakes: string[] = [];
  const before = await placeOf(page);
  const stops: Stop[] = [];
  for (let count = 0; count < mostStops; count++) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page);
    if (stop === undefined || stop.name === stops[0]?.name) break;
    const previous = stops.at(-1);
    if (previous !== undefined && isBefore(stop, previous))
      mistakes.push(`${stop.name} stands before ${previous.name}`);
    if (!stop.drawn) mistakes.push(`${stop.name} does not show the focus`);
    if (stop.covered) mistakes.push(`${stop.name} is covered`);
    stops.push(stop);
  }
  if (stops.length < 2) mistakes.push(`Tab stops ${stops.length} times`);
  if ((await placeOf(page)) !== before) mistakes.push('the focus alone changes the page');
  return mistakes;
}

/** Whoever reads from the top, and lines from the left, comes to it first. */
function isBefore(stop: Stop, previous: Stop): boolean {
  const top = stop.box.top + stop.scrolled;
  const bottom = stop.box.bottom + stop.scrolled;
  const previousTop = previous.box.top + previous.scrolled;
  const previousBottom = previous.box.bottom + previous.scrolled;
  const sameColumn = stop.box.left < previous.box.right && stop.box.right > previous.box.left;
  const sameLine = top < previousBottom && bottom > previousTop;
  return (sameColumn && bottom <= previousTop) || (sameLine && stop.box.right <= previous.box.left);
}

/** The address, and whether a dialog is open. */
function placeOf(page: Page): Promise<string> {
  return page.evaluate(() => `${location.href} ${document.querySelectorAll('dialog[open]').length}`);
}

function stopOf(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return undefined;
    const around = [element, element.parentElement, element.parentElement?.parentElement].filter(
      (each) => each != null,
    );
    const drawn = around.some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    });
    const label = document.querySelector(`label[for="${CSS.escape(element.id || '-')}"]`);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [0.2, 0.5, 0.8].map((part) => [left + (right - left) * part, (top + bottom) / 2] as const);
    const covered = points.every(([x, y]) => {
      const seen = document.elementFromPoint(x, y);
      return seen === null || !(element.contains(seen) || seen.contains(element) || label?.contains(seen));
    });
    const name = element.id || element.getAttribute('aria-label') || element.textContent || element.tagName;
    return { name: name.trim().slice(0, 40), box: { left, right, top, bottom }, drawn, covered, scrolled: scrollY };
  });
}
