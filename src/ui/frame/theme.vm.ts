import { action, computed, makeObservable, observable, reaction, runInAction } from 'mobx';
import type { Preferences } from '../../application/ports.js';
import { type Theme, type ThemeInputs, themeFor, themeSource } from '../../domain/theme/theme.js';

/** Below this width in CSS px the screen is small (TH-06). */
const smallScreen = 640;

/** A live media query, as `window.matchMedia` gives it. */
interface Query {
  readonly matches: boolean;
  addEventListener(type: 'change', listener: () => void): void;
  removeEventListener(type: 'change', listener: () => void): void;
}

interface ThemeWorld {
  readonly preferences: Pick<Preferences, 'chosenTheme' | 'chooseTheme' | 'sessionTheme' | 'keepSessionTheme'>;
  readonly matchMedia: (query: string) => Query;
  /** Puts the theme on the document; the style sheet does the rest, so nothing is rendered again. */
  readonly apply: (theme: Theme) => void;
}

/** Light or dark, and whether the screen is small (TH-01..06). */
export class ThemeVm {
  /** Follows the window live (TH-06). */
  isMobile = false;
  private chosen: Theme | undefined;
  private settled: Theme | undefined;
  readonly #world: ThemeWorld;
  readonly #first: Theme;

  /** `first` is the theme the page was served in; it stays until `settle` names the place. */
  constructor(world: ThemeWorld, first: Theme) {
    this.#world = world;
    this.#first = first;
    makeObservable<this, 'chosen' | 'settled'>(this, {
      isMobile: observable,
      chosen: observable,
      settled: observable,
      theme: computed,
      toggle: action,
      settle: action,
    });
  }

  /** Returns what is on the screen. */
  get theme(): Theme {
    return this.chosen ?? this.settled ?? this.#first;
  }

  /** Starts following the window and setting the document's theme; returns the undo. */
  start(): () => void {
    const small = this.#world.matchMedia(`(max-width: ${smallScreen - 0.02}px)`);
    const measure = action(() => {
      this.isMobile = small.matches;
    });
    measure();
    runInAction(() => {
      this.chosen = this.#world.preferences.chosenTheme();
    });
    small.addEventListener('change', measure);
    const stop = reaction(() => this.theme, this.#world.apply, { fireImmediately: true });
    return () => {
      stop();
      small.removeEventListener('change', measure);
    };
  }

  /** The shopper's own choice, for a day (TH-05). */
  toggle(): void {
    this.chosen = this.theme === 'dark' ? 'light' : 'dark';
    this.#world.preferences.chooseTheme(this.chosen);
  }

  /**
   * Sets what the page shows: the default of that place applies and is kept for the session (TH-01..04).
   * `pageDark` is the payment's `darkMode`; where it is not known, the theme the page was served in stands for it.
   */
  settle(place: ThemeInputs['place'], pageDark = this.#first === 'dark'): void {
    const { preferences, matchMedia } = this.#world;
    const source = themeSource(place);
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    this.settled = themeFor({ place, session: preferences.sessionTheme(source), system, pageDark });
    preferences.keepSessionTheme(source, this.settled);
  }
}
