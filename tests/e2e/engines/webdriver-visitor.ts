import { setTimeout as delay } from 'node:timers/promises';
import type { Aim, Visitor } from './visitor.js';
import { CommandFailed, type Commands, type ElementName, elementKey } from './webdriver-commands.js';

/** The longest time that an action waits for its element, in ms, and how long it waits between two tries. */
const patience = 20_000;
const pause = 50;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where these come, the page was changing: the same is tried again. */
const passing = [
  'no such element',
  'stale element reference',
  'element not interactable',
  'element click intercepted',
  'move target out of bounds',
  'no such frame',
  'no such window',
  'javascript error',
];

const seenElements = `
  const [css, text] = arguments;
  const seen = [...document.querySelectorAll(css)].filter((element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible');
`;

/** Ends when what has changed is drawn: a pointer meets what was drawn last, which a busy machine is late with. */
const drawn = 'return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));';

/** A window of a browser that takes WebDriver's commands. */
export class WebDriverVisitor implements Visitor {
  constructor(
    private readonly commands: Commands,
    /** The selectors of the frames that lead to the document. */
    private readonly frames: readonly string[] = [],
  ) {}

  async open(address: string): Promise<void> {
    await this.commands.switchToFrame(null);
    await this.commands.open(address);
  }

  async back(): Promise<void> {
    await this.commands.switchToFrame(null);
    await this.commands.back();
  }

  async forward(): Promise<void> {
    await this.commands.switchToFrame(null);
    await this.commands.forward();
  }

  async reload(): Promise<void> {
    await this.commands.switchToFrame(null);
    await this.commands.reload();
  }

  async address(): Promise<string> {
    await this.commands.switchToFrame(null);
    return this.commands.address();
  }

  /** The window's own borders count, too: it is set again by what they take. */
  async resize(width: number, height: number): Promise<void> {
    await this.commands.switchToFrame(null);
    await this.commands.setSize({ width, height });
    const inner = await this.commands.run('return [innerWidth, innerHeight]', []);
    const [innerWidth = width, innerHeight = height]: number[] = Array.isArray(inner) ? inner : [];
    await this.commands.setSize({ width: 2 * width - innerWidth, height: 2 * height - innerHeight });
  }

  press(css: string, { text, at = [0.5, 0.5] }: Aim = {}): Promise<void> {
    return this.patiently(async () => {
      const { x, y, width, height } = await this.stillBox(await this.seen(css, text));
      if (this.commands.pointsFrom === 'window') await this.commands.switchToFrame(null);
      await this.commands.act([
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            {
              type: 'pointerMove',
              x: Math.trunc(x + width * at[0]),
              y: Math.trunc(y + height * at[1]),
              duration: 0,
            },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]);
    });
  }

  async type(css: string, text: string): Promise<void> {
    await this.press(css);
    await this.sendKeys([
      { type: 'keyDown', value: '\uE009' },
      { type: 'keyDown', value: 'a' },
      { type: 'keyUp', value: 'a' },
      { type: 'keyUp', value: '\uE009' },
    ]);
    await this.keys(text);
  }

  keys(text: string): Promise<void> {
    return this.sendKeys(
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  }

  /** As a list does once its shopper has chosen: WebDriver cannot press in a list that the system draws. */
  choose(css: string, value: string): Promise<void> {
    return this.patiently(async () => {
      await this.commands.run(
        `const [list, value] = arguments;
        if (![...list.options].some((option) => option.value === value)) throw new Error('no such option');
        list.focus();
        list.value = value;
        for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));`,
        [await this.seen(css), value],
      );
    });
  }

  texts(css: string): Promise<readonly string[]> {
    return this.patiently(async () => {
      const texts = await this.commands.run(`${seenElements} return seen.map((element) => element.innerText);`, [css]);
      return Array.isArray(texts) ? texts.map(String) : [];
    });
  }

  async property(css: string, name: string): Promise<unknown> {
    const read = 'return document.querySelector(arguments[0])?.[arguments[1]]';
    return (await this.patiently(() => this.commands.run(read, [css, name]))) ?? undefined;
  }

  run(script: string): Promise<unknown> {
    return this.patiently(() => this.commands.run(script, []));
  }

  within(frame: string): Visitor {
    return new WebDriverVisitor(this.commands, [...this.frames, frame]);
  }

  private sendKeys(actions: readonly object[]): Promise<void> {
    return this.patiently(() => this.commands.act([{ type: 'key', id: 'keyboard', actions }]));
  }

  /** The box of an element, in the coordinates of the pointer, once it is in view and does not move any more. */
  private async stillBox(element: ElementName): Promise<Box> {
    await this.commands.run(`arguments[0].scrollIntoView({ block: "center" }); ${drawn}`, [element]);
    if (this.commands.pointsFrom === 'window') await this.scrollWindowTo(await this.pointedBox(element));
    const first = await this.pointedBox(element);
    await this.commands.run(drawn, []);
    const second = await this.pointedBox(element);
    if (first.x !== second.x || first.y !== second.y) throw new CommandFailed('element not interactable', 'it moves');
    return second;
  }

  /** A document in a frame of another site does not scroll the window around it in every engine. */
  private async scrollWindowTo({ y, height }: Box): Promise<void> {
    await this.commands.switchToFrame(null);
    await this.commands.run(
      `const [top, bottom] = arguments;
      if (top < 0 || bottom > innerHeight) scrollBy({ top: (top + bottom - innerHeight) / 2, behavior: 'instant' });
      ${drawn}`,
      [y, y + height],
    );
    for (const frame of this.frames) await this.commands.switchToFrame(await this.commands.find(frame));
  }

  private async pointedBox(element: ElementName): Promise<Box> {
    const box = await this.boxOf(element);
    return this.commands.pointsFrom === 'window' ? this.boxInWindow(box) : box;
  }

  private async boxInWindow({ x, y, width, height }: Box): Promise<Box> {
    const corner = { x, y };
    await this.commands.switchToFrame(null);
    for (const frame of this.frames) {
      const found = await this.commands.find(frame);
      const box = await this.boxOf(found);
      corner.x += box.x;
      corner.y += box.y;
      await this.commands.switchToFrame(found);
    }
    return { ...corner, width, height };
  }

  /** The box without borders, in the document's own window. */
  private async boxOf(element: ElementName): Promise<Box> {
    const box = await this.commands.run(
      `const [element] = arguments;
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + element.clientLeft, y + element.clientTop, width, height];`,
      [element],
    );
    const [x = 0, y = 0, width = 0, height = 0] = Array.isArray(box) ? box.map(Number) : [];
    return { x, y, width, height };
  }

  private async seen(css: string, text = ''): Promise<ElementName> {
    const found = await this.commands.run(
      `${seenElements} return seen.find((element) => element.innerText.includes(text)) ?? null;`,
      [css, text],
    );
    if (!isElement(found)) throw new CommandFailed('no such element', `${css} ${text}`);
    return found;
  }

  /** Does something in the document that is meant; again while the page is changing. */
  private async patiently<T>(action: () => Promise<T>): Promise<T> {
    const end = Date.now() + patience;
    for (;;) {
      try {
        await this.commands.switchToFrame(null);
        for (const frame of this.frames) await this.commands.switchToFrame(await this.commands.find(frame));
        return await action();
      } catch (error) {
        if (!(error instanceof CommandFailed && passing.includes(error.kind)) || Date.now() > end) throw error;
      }
      await delay(pause);
    }
  }
}

function isElement(value: unknown): value is ElementName {
  return typeof value === 'object' && value !== null && elementKey in value;
}
