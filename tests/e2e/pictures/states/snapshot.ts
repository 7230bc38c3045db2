import type { Frame, Locator, Page } from 'playwright/test';

export interface SnapshotOptions {
  /** Painted over: a QR code, say. */
  readonly hide?: readonly Locator[];
  /** Further texts that no two runs share; their letters and digits become zeros. */
  readonly random?: readonly (string | RegExp)[];
  /** Only what the window shows, instead of the whole page. */
  readonly windowOnly?: boolean;
}

/** Order numbers, addresses of links, origins, times of day and seconds that run: their letters and digits become zeros. */
const random: readonly RegExp[] = [
  /\b(?:DEM|LNK|BAG|E2E)[0-9A-Fa-f]{16,}/,
  /(?<=\/link\/)[\w-]{16}/,
  /(?<=(?:127\.0\.0\.1|localhost):)\d+/,
  /\b\d{1,2}:\d{2}(?::\d{2})?\b/,
  /\b\d+(?= (?:saniye|sn\b|seconds?\b|s\b))/,
];

const attempts = 40;
const pauseMs = 150;

/** A picture of the page once two in a row are the same, to the byte. Throws when the page does not come to rest. */
export async function snapshot(page: Page, name: string, options: SnapshotOptions = {}): Promise<Buffer> {
  await page.mouse.move(0, 0);
  const window = page.viewportSize();
  // A dialog stands before a window, not before a whole page.
  const modal = await page.evaluate(() => document.querySelector('dialog:modal') !== null);
  const whole = window !== null && !modal && options.windowOnly !== true;
  try {
    return await atRest(page, name, options, async () => {
      if (whole) await showWholePage(page, window);
    });
  } finally {
    if (window !== null) await page.setViewportSize(window);
  }
}

/** Makes the window as high as the page, so that a bar at its edge covers nothing. */
export async function showWholePage(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  // A page is never lower than its window: what has become lower since is measured in the first one.
  await page.setViewportSize({ width, height });
  const content = await page.evaluate(() => document.documentElement.scrollHeight);
  if (content > height) await page.setViewportSize({ width, height: content });
}

/** `frame` is called before each picture: what arrives late changes the page's height, too. */
async function atRest(
  page: Page,
  name: string,
  { hide = [], random: further = [] }: SnapshotOptions,
  frame: () => Promise<void>,
): Promise<Buffer> {
  let last: Buffer | undefined;
  for (let attempt = 0; attempt < attempts; attempt++) {
    for (const each of page.frames()) await settle(each, further);
    await frame();
    const next = await page.screenshot({ animations: 'disabled', caret: 'hide', mask: [...hide] });
    if (last?.equals(next)) return next;
    last = next;
    await page.waitForTimeout(pauseMs);
  }
  throw new Error(`${name} does not come to rest`);
}

/** Fonts and pictures are there, and nothing that differs from run to run can be read. */
async function settle(frame: Frame, further: readonly (string | RegExp)[]): Promise<void> {
  const patterns = [...random, ...further].map((each) =>
    typeof each === 'string' ? each.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&') : each.source,
  );
  await frame.evaluate(async (sources) => {
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.loading !== 'lazy' && !image.complete);
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
    const equal = (text: string) =>
      sources.reduce(
        (before, source) => before.replace(new RegExp(source, 'g'), (found) => found.replace(/[\p{L}\d]/gu, '0')),
        text,
      );
    const walker = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      const made = equal(text);
      if (made !== text) node.nodeValue = made;
    }
    for (const input of document.querySelectorAll<HTMLInputElement>('input:is([readonly], [type=url])')) {
      const made = equal(input.value);
      if (made !== input.value) input.value = made;
    }
    for (const bar of document.querySelectorAll('progress')) bar.value = bar.max;
  }, patterns);
}
