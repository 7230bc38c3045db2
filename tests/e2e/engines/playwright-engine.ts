import type { Browser, FrameLocator, Locator, Page } from 'playwright/test';
import type { Aim, Engine, Visit, Visitor } from './visitor.js';

/** The longest time that an action waits for its element, in ms. */
const patience = 20_000;

/** A browser that Playwright drives. */
export function playwrightEngine(browser: Browser): Engine {
  return {
    async visit(): Promise<Visit> {
      const context = await browser.newContext({ locale: 'tr-TR', timezoneId: 'Europe/Istanbul' });
      context.setDefaultTimeout(patience);
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(String(error.error())));
      const visitor = new PlaywrightVisitor(await context.newPage());
      return { visitor, scriptErrors: async () => errors, close: () => context.close() };
    },
    stop: () => browser.close(),
  };
}

class PlaywrightVisitor implements Visitor {
  constructor(
    private readonly page: Page,
    private readonly view: Page | FrameLocator = page,
  ) {}

  async open(address: string): Promise<void> {
    await this.page.goto(address);
  }

  async back(): Promise<void> {
    await this.page.goBack();
  }

  async forward(): Promise<void> {
    await this.page.goForward();
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  async address(): Promise<string> {
    return this.page.url();
  }

  resize(width: number, height: number): Promise<void> {
    return this.page.setViewportSize({ width, height });
  }

  async press(css: string, { text, at }: Aim = {}): Promise<void> {
    const element = this.seen(css, text);
    // Playwright waits for a button that says it is disabled; a shopper's pointer presses it.
    const force = (await element.getAttribute('aria-disabled')) === 'true';
    if (at === undefined) return element.click({ force });
    const box = await element.boundingBox();
    if (box === null) throw new Error(`${css} has no box`);
    await element.click({ position: { x: box.width * at[0], y: box.height * at[1] } });
  }

  async type(css: string, text: string): Promise<void> {
    await this.press(css);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.keys(text);
  }

  keys(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  async choose(css: string, value: string): Promise<void> {
    await this.seen(css).selectOption(value);
  }

  async texts(css: string): Promise<readonly string[]> {
    return orWhileMoving(this.view.locator(css).filter({ visible: true }).allInnerTexts(), []);
  }

  async property(css: string, name: string): Promise<unknown> {
    const values = this.view.locator(css).evaluateAll((all, key) => all.map((each) => Reflect.get(each, key)), name);
    return (await orWhileMoving(values, []))[0];
  }

  run(script: string): Promise<unknown> {
    return this.view.locator('html').evaluate(`(() => { ${script} })()`);
  }

  within(frame: string): Visitor {
    return new PlaywrightVisitor(this.page, this.view.frameLocator(frame));
  }

  private seen(css: string, text?: string): Locator {
    const all = this.view.locator(css).filter({ visible: true });
    return (text === undefined ? all : all.filter({ hasText: text })).first();
  }
}

/** A window that goes to another document has nothing to be read in that moment. */
async function orWhileMoving<T>(read: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof Error && /context was destroyed|navigation/i.test(error.message)) return otherwise;
    throw error;
  }
}
