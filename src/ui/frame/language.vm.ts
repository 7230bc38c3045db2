import { action, computed, makeObservable, observable, reaction, runInAction } from 'mobx';
import type { Preferences } from '../../application/ports.js';
import { type Language, languageFor } from '../../domain/locale/language.js';
import type { LoadPart, Texts, TextTable, Translate } from '../texts/texts.js';

interface LanguageWorld {
  /** Holds at least the texts of the first language. */
  readonly texts: Texts;
  /** Fetches the texts of another language. */
  readonly load: (language: Language) => Promise<TextTable>;
  readonly preferences: Pick<Preferences, 'chosenLanguage' | 'chooseLanguage'>;
  /** Sets the document's language (LG-01). */
  readonly apply: (language: Language) => void;
}

/** The language of the page and its words (LG-01..03). */
export class LanguageVm {
  /** The language on the screen. */
  language: Language;
  /** True when the texts of a wanted language could not be fetched; choosing again tries again. */
  unavailable = false;
  private wanted: Language;
  /** The parts of the page that were fetched later with words of their own, and the languages they have them in. */
  readonly #parts = new Map<LoadPart, Set<Language>>();
  readonly #world: LanguageWorld;

  /** `first` is the language the page was served in. */
  constructor(world: LanguageWorld, first: Language) {
    this.#world = world;
    this.language = first;
    this.wanted = first;
    makeObservable(this, {
      language: observable,
      unavailable: observable,
      t: computed,
      choose: action,
      follow: action,
    });
  }

  /** Starts setting the document's language; returns the undo. */
  start(): () => void {
    return reaction(() => this.language, this.#world.apply, { fireImmediately: true });
  }

  /** Words in the current language. It is another function in another language, so a component that gets it as a prop renders again. */
  get t(): Translate {
    const { language } = this;
    return (key, params) => this.#world.texts.translate(language, key, params);
  }

  /** The shopper's own choice: kept for a day and stronger than the payment's language (LG-03). */
  choose(language: Language): Promise<void> {
    this.#world.preferences.chooseLanguage(language);
    return this.show(language);
  }

  /** The payment's language, where the shopper chose none (LG-02). */
  follow(page: Language): Promise<void> {
    return this.show(languageFor({ chosen: this.#world.preferences.chosenLanguage(), page }));
  }

  /**
   * The words of a part of the page that is fetched later: from then on they come with every language. Rejects where
   * they could not be fetched; bringing them again tries again.
   */
  async bring(part: LoadPart): Promise<void> {
    // An attempt counts only once it is complete, so that one that fails takes nothing from another of the same part.
    const languages = this.#parts.get(part) ?? new Set<Language>();
    // The language may be changed meanwhile.
    while (!languages.has(this.language)) await this.word(part, languages, this.language);
    this.#parts.set(part, languages);
  }

  private isComplete(language: Language): boolean {
    return this.#world.texts.has(language) && [...this.#parts.values()].every((languages) => languages.has(language));
  }

  private async complete(language: Language): Promise<void> {
    const { texts, load } = this.#world;
    if (!texts.has(language)) texts.add(language, await load(language));
    for (const [part, languages] of this.#parts) await this.word(part, languages, language);
  }

  private async word(part: LoadPart, languages: Set<Language>, language: Language): Promise<void> {
    if (languages.has(language)) return;
    this.#world.texts.add(language, await part(language));
    languages.add(language);
  }

  /** At once when the texts are here, else as soon as they are; of two calls the later one counts. */
  private async show(language: Language): Promise<void> {
    this.wanted = language;
    this.unavailable = false;
    try {
      // A part may arrive meanwhile, without this language.
      while (!this.isComplete(language)) await this.complete(language);
    } catch {
      runInAction(() => {
        this.unavailable = this.wanted === language;
      });
      return;
    }
    if (this.wanted !== language) return;
    runInAction(() => {
      this.language = language;
    });
  }
}
