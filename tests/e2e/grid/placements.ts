import type { Page } from 'playwright/test';
import { expect } from '../harness/journey.js';
import { CardTab } from '../pages/card-tab.js';

/** Where the page stands when it sends a window away, and whether the browser lets that window go. */
export interface Placement {
  readonly name: string;
  /** The attribute of the frame; absent where it has none, or where there is no frame. */
  readonly sandbox?: string;
  readonly framed: boolean;
  /**
   * `none`: it was not touched, so Chromium lets a frame of another site move no window. `not lately`: not within the last
   * seconds, after which `sandbox` forgets a press.
   */
  readonly press: 'just now' | 'not lately' | 'none';
  readonly lets: boolean;
  /** A press on the link that is left leads away. */
  readonly linkLets: boolean;
}

const scripts = 'allow-scripts allow-same-origin allow-forms';

export const placements: readonly Placement[] = [
  { name: 'on a page of its own', framed: false, press: 'just now', lets: true, linkLets: true },
  { name: 'in a frame of another site', framed: true, press: 'just now', lets: true, linkLets: true },
  { name: 'in a frame of another site without a click', framed: true, press: 'none', lets: false, linkLets: true },
  {
    name: 'in a frame with `sandbox` that only a click may leave',
    framed: true,
    sandbox: `${scripts} allow-top-navigation-by-user-activation`,
    press: 'not lately',
    lets: false,
    linkLets: true,
  },
  {
    name: 'in a frame with `sandbox` that nothing may leave',
    framed: true,
    sandbox: scripts,
    press: 'just now',
    lets: false,
    linkLets: false,
  },
];

/** The payment page in its place. */
export interface Placed {
  readonly tab: CardTab;
  /** The press that leads to the redirect. */
  readonly press: (button: Pressed) => Promise<void>;
}

/** What is pressed: the visible element of a selector that holds a text. */
interface Pressed {
  readonly selector: string;
  readonly text?: string;
}

/** The payment page where it stands. */
export function tabIn(page: Page, { framed }: Placement): CardTab {
  return new CardTab(page, { language: 'tr', size: 'desktop' }, framed ? page.frameLocator('#pay-frame') : page);
}

/** Opens an address where it is to stand; the frame is one of another site's page. */
export async function place(page: Page, url: string, store: string, placement: Placement): Promise<Placed> {
  const { framed, sandbox, press } = placement;
  if (framed) {
    await page.goto(store);
    await page.evaluate(
      ([address, attribute]) => {
        const frame = document.createElement('iframe');
        frame.id = 'pay-frame';
        frame.style.cssText = 'display: block; width: 100%; height: 1200px; border: 0';
        if (attribute !== null) frame.setAttribute('sandbox', attribute);
        frame.src = address;
        document.body.replaceChildren(frame);
      },
      [url, sandbox ?? null] as const,
    );
  } else await page.goto(url);
  const tab = tabIn(page, placement);
  // Whatever Playwright asks of a frame counts as the shopper's press.
  if (press !== 'none') await tab.arrive();
  return {
    tab,
    press: async ({ selector, text = '' }) => {
      const button = tab.view.locator(selector).filter({ hasText: text, visible: true });
      await expect(button).toBeEnabled();
      if (press === 'just now') return button.click();
      await pressByScript(page, selector, text);
    },
  };
}

/** Presses in the frame, past Playwright, when the browser has forgotten the last press. */
async function pressByScript(page: Page, selector: string, text: string): Promise<void> {
  const frame = page.frames().find((each) => each.parentFrame() !== null);
  if (frame === undefined) throw new Error('There is no frame');
  const session = await page.context().newCDPSession(frame);
  const ask = async (expression: string): Promise<unknown> =>
    (await session.send('Runtime.evaluate', { expression, returnByValue: true })).result.value;
  await expect.poll(() => ask('navigator.userActivation.isActive'), { timeout: 15_000 }).toBe(false);
  const [quoted, words] = [selector, text].map((each) => JSON.stringify(each));
  await ask(
    `[...document.querySelectorAll(${quoted})].find((one) => one.checkVisibility() && one.textContent.includes(${words})).click()`,
  );
  await session.detach();
}
