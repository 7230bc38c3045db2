/** Which of several elements is meant, and which point of it. */
export interface Aim {
  /** The element holds this text. */
  readonly text?: string;
  /** The point that is pressed, in parts of the element's width and height; its middle unless named. */
  readonly at?: readonly [x: number, y: number];
}

/**
 * A shopper at one window of a browser: the few actions of which the steps for all engines are made. Each engine's driver
 * implements them with the browser's own pointer, keys and history. An element is named by a CSS selector, and the first
 * one that can be seen is meant; an action waits until it is there.
 */
export interface Visitor {
  open(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** The address of the window, frames aside. */
  address(): Promise<string>;
  /** Sets the size of what a page is shown in, in CSS px. */
  resize(width: number, height: number): Promise<void>;

  /** Presses with the pointer what stands at that point, be it the element or something above it. */
  press(css: string, aim?: Aim): Promise<void>;
  /** Presses the field and types in the place of what it holds. */
  type(css: string, text: string): Promise<void>;
  /** Presses keys where the focus is. */
  keys(text: string): Promise<void>;
  /** Chooses an option of a list by its value. */
  choose(css: string, value: string): Promise<void>;

  /** The texts of the elements that can be seen, now. */
  texts(css: string): Promise<readonly string[]>;
  /** The property of an element, now: `value`, `checked`. Undefined where there is no such element. */
  property(css: string, name: string): Promise<unknown>;
  /** Runs a script in the document and returns what its `return` gives. */
  run(script: string): Promise<unknown>;

  /** The same window, with everything but its address and history meant in a frame. */
  within(frame: string): Visitor;
}

/** An engine that is running. */
export interface Engine {
  /** A browser with nothing kept from another visit. It is closed with `close`. */
  visit(): Promise<Visit>;
  stop(): Promise<void>;
}

export interface Visit {
  readonly visitor: Visitor;
  /** Where the browser keeps what it keeps, where the engine names it. */
  readonly profile?: string;
  /** The errors of scripts that no script has caught, in any window and frame of this visit, where the engine names them. */
  scriptErrors?(): Promise<readonly string[]>;
  close(): Promise<void>;
}
