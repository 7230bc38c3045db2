import type { Frame, Page } from 'playwright/test';

/** What a page may move by itself, as the browser scores it (Cumulative Layout Shift). */
const shiftLimit = 0.01;

interface Shift {
  readonly value: number;
  /** The elements that moved, by tag and first words, and where in the window they were seen before and after. */
  readonly moved: readonly string[];
}

/** The browser's own entry, which the types of the DOM do not have. */
interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/**
 * Notes what shifts in each document that is opened from now on, until the shopper first presses or types something:
 * what an answer to that brings may take its place.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    let untouched = true;
    const touched = () => {
      note(observer.takeRecords());
      untouched = false;
    };
    for (const type of ['pointerdown', 'keydown', 'input'])
      addEventListener(type, touched, { capture: true, once: true });
    const nameOf = (node: Node | null) => `${node?.nodeName.toLowerCase()} “${node?.textContent?.trim().slice(0, 30)}”`;
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${[x, y].map(Math.round).join()} ${[width, height].map(Math.round).join('×')}`;
    const moveOf = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) =>
      `${nameOf(node)} (${placeOf(previousRect)} → ${placeOf(currentRect)})`;
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as unknown as LayoutShift[]) {
        if (entry.hadRecentInput || !untouched) continue;
        shifts.push({ value: entry.value, moved: entry.sources.map(moveOf) });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'takeShifts', () => {
      note(observer.takeRecords());
      return shifts.splice(0);
    });
  });
}

/** What has moved in a document since it was opened, or since this was asked before: a line when it is too much. */
export async function shiftMistakes(view: Page | Frame): Promise<string[]> {
  // A document that was there before the watch began has noted nothing: about:blank.
  const shifts = await view.evaluate(
    () => (Reflect.get(window, 'takeShifts') as (() => Shift[]) | undefined)?.() ?? [],
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  if (sum <= shiftLimit) return [];
  const moved = [...new Set(shifts.flatMap((shift) => shift.moved))];
  return [`the layout shifts by ${sum.toFixed(3)}: ${moved.join(', ')}`];
}
