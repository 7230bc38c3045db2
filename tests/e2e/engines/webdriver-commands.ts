/** The property by which WebDriver's answers name an element. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export interface ElementName {
  readonly [elementKey]: string;
}

/** The commands of WebDriver that a visit needs, for a session that has begun; each engine has its own way to send them. */
export interface Commands {
  /** Where the pointer's coordinates begin: at the window's corner, or at that of the frame that was switched to. */
  readonly pointsFrom: 'window' | 'frame';
  open(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  address(): Promise<string>;
  setSize(size: { readonly width: number; readonly height: number }): Promise<void>;
  /** Null is the window's own document. */
  switchToFrame(frame: ElementName | null): Promise<void>;
  find(css: string): Promise<ElementName>;
  run(script: string, args: readonly unknown[]): Promise<unknown>;
  act(actions: readonly object[]): Promise<void>;
}

/** What WebDriver answers in the place of a result. */
export class CommandFailed extends Error {
  constructor(
    readonly kind: string,
    message: string,
  ) {
    super(`${kind}: ${message}`);
  }
}
