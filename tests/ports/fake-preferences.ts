import type { Preferences } from '../../src/application/ports.js';
import type { Language } from '../../src/domain/locale/language.js';
import type { Theme, ThemeSource } from '../../src/domain/theme/theme.js';

/** Preferences that are kept as long as the test runs. */
export class FakePreferences implements Preferences {
  theme: Theme | undefined;
  session: Theme | undefined;
  language: Language | undefined;
  token: string | undefined;

  chosenTheme = () => this.theme;
  chooseTheme = (theme: Theme) => {
    this.theme = theme;
  };
  sessionTheme = (_source: ThemeSource) => this.session;
  keepSessionTheme = (_source: ThemeSource, theme: Theme) => {
    this.session = theme;
  };
  chosenLanguage = () => this.language;
  chooseLanguage = (language: Language) => {
    this.language = language;
  };
  lastToken = () => this.token;
  keepToken = (token: string) => {
    this.token = token;
  };
}
