import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Frame, Page } from 'playwright/test';
import { axeViolations } from '../harness/accessible.js';
import { layoutMistakes, setTextSize } from '../harness/layout.js';
import { shiftMistakes } from '../harness/layout-shift.js';
import { showWholePage } from '../pictures/states/snapshot.js';
import { type GalleryView, galleryViewName } from './visits.js';

interface InspectedState {
  readonly state: string;
  readonly looks: readonly GalleryView[];
  /** Where pictures and findings are kept; nowhere when absent. */
  readonly folder?: string | undefined;
  /** Only what the window shows, instead of the whole page. */
  readonly windowOnly?: boolean | undefined;
}

/** How long after a change of the window's size a browser takes a shift for its consequence, in ms. */
const excusedMs = 500;

/** Looks at a state in each view, keeps a picture and the findings beside it. Returns each finding as a line. */
export async function inspect(page: Page, { state, looks, folder, windowOnly }: InspectedState): Promise<string[]> {
  const window = page.viewportSize();
  const first = looks[0];
  if (window === null || first === undefined) return [];
  await page.mouse.move(0, 0);
  const shifts = await inEachFrame(page, shiftMistakes);
  // A dialog stands before a window, not before a whole page.
  const modal = await page.evaluate(() => document.querySelector('dialog:modal') !== null);
  const lines: string[] = [];
  for (const look of looks) {
    await show(page, look);
    const size = { width: look.width, height: window.height };
    if (modal || windowOnly === true) await page.setViewportSize(size);
    else await showWholePage(page, size);
    // A picture is made of a page that is laid out anew; what is measured after it is what it shows.
    const png =
      folder === undefined ? await draw(page) : await page.screenshot({ animations: 'disabled', caret: 'hide' });
    const mistakes = await mistakesOf(page, look);
    const findings = look === first ? [...shifts, ...mistakes] : mistakes;
    const view = galleryViewName(look);
    if (folder !== undefined) keep(path.join(folder, `${state}.${view}`), png, { state, view, findings });
    lines.push(...findings.map((finding) => `${state} ${view}: ${finding}`));
  }
  await show(page, { ...first, text: 100, forcedColours: false });
  await page.setViewportSize(window);
  // What moved by that is drawn, and then forgotten. The browser excuses all that moves soon after a change of the size.
  await draw(page);
  await setTimeout(excusedMs);
  await inEachFrame(page, shiftMistakes);
  return lines;
}

/** Has the page drawn once: a picture of its first pixel. */
function draw(page: Page): Promise<Buffer> {
  return page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
}

/** The theme is that of the document; it is changed here as its switch does, which a dialog would be before. */
async function show(page: Page, { theme, text, forcedColours }: GalleryView): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, forcedColors: forcedColours ? 'active' : 'none' });
  await inEachFrame(page, async (frame) => {
    await setTextSize(frame, text);
    await frame.evaluate(async (value) => {
      const { dataset } = document.documentElement;
      if (dataset.theme !== undefined) dataset.theme = value;
      await document.fonts.ready;
      const pictures = [...document.images].filter((image) => image.loading !== 'lazy' && !image.complete);
      await Promise.all(pictures.map((image) => image.decode().catch(() => {})));
    }, theme);
    return [];
  });
}

async function mistakesOf(page: Page, { width, text, forcedColours }: GalleryView): Promise<string[]> {
  const layout = await inEachFrame(page, (frame) => layoutMistakes(frame, { phone: width < 640 }));
  // The colours are the browser's own there, and the larger text has the same names and roles.
  return forcedColours || text !== 100 ? layout : [...layout, ...(await axeViolations(page))];
}

async function inEachFrame(page: Page, look: (frame: Frame) => Promise<string[]>): Promise<string[]> {
  return (await Promise.all(page.frames().map(look))).flat();
}

function keep(file: string, png: Buffer, findings: object): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.png`, png);
  writeFileSync(`${file}.json`, JSON.stringify(findings));
}
