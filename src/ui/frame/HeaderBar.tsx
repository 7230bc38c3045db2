import { type Language, languages } from '../../domain/locale/language.js';
import { Alert } from '../kit/Alert.js';
import { Button } from '../kit/Button.js';
import { Icon } from '../kit/Icon.js';
import { Menu, type MenuOption } from '../kit/Menu.js';
import { Picture } from '../kit/Picture.js';
import { VisuallyHidden } from '../kit/VisuallyHidden.js';
import { Wordmark } from '../kit/Wordmark.js';
import { languageTexts } from '../texts/language-texts.js';
import type { Translate } from '../texts/texts.js';
import styles from './HeaderBar.styles.js';

const options: readonly MenuOption<Language>[] = languages.map((language) => ({
  value: language,
  label: languageTexts[language].name,
  lang: language,
}));

interface HeaderBarProps {
  readonly t: Translate;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  /** The texts of the chosen language did not arrive. */
  readonly languageUnavailable?: boolean;
  readonly onToggleTheme: () => void;
  /** Without it the bar carries the page's own mark. */
  readonly merchantName?: string | undefined;
  /** A safe address; only where the merchant's logo is to be shown (PP-04). */
  readonly merchantLogo?: string | undefined;
}

/** RL-04: who is paid, the language, the theme. */
export function HeaderBar({
  t,
  language,
  onLanguage,
  languageUnavailable,
  onToggleTheme,
  ...merchant
}: HeaderBarProps) {
  return (
    <header>
      <div className={styles.bar}>
        <Payee t={t} {...merchant} />
        <div className={styles.tools}>
          <Menu id="language-menu" label={t('app.language')} options={options} value={language} onChoose={onLanguage}>
            <Icon name="globe" />
            <span>{languageTexts[language].name}</span>
          </Menu>
          <ThemeToggle t={t} onToggle={onToggleTheme} />
        </div>
      </div>
      {languageUnavailable && (
        <Alert variant="warning" live="polite" className={styles.alert}>
          {t('error.partMissing')}
        </Alert>
      )}
    </header>
  );
}

function Payee({ t, merchantName, merchantLogo }: Pick<HeaderBarProps, 't' | 'merchantName' | 'merchantLogo'>) {
  if (!merchantName) return <Wordmark label="Vezne" />;
  const name = <span className={styles.name}>{merchantName}</span>;
  return (
    <div className={styles.payee}>
      {merchantLogo ? <Picture src={merchantLogo} alt={merchantName} width={120} height={32} fallback={name} /> : name}
      <span className={styles.secure}>
        <Icon name="lock" size={16} />
        {t('app.title')}
      </span>
    </div>
  );
}

/** Both states are in the document and the style sheet shows the fitting one: a switch of theme renders nothing (TH-05). */
function ThemeToggle({ t, onToggle }: { readonly t: Translate; readonly onToggle: () => void }) {
  return (
    <Button variant="ghost" size="icon" onClick={onToggle}>
      <span className={styles.whenLight}>
        <Icon name="moon" />
        <VisuallyHidden>{t('theme.toDark')}</VisuallyHidden>
      </span>
      <span className={styles.whenDark}>
        <Icon name="sun" />
        <VisuallyHidden>{t('theme.toLight')}</VisuallyHidden>
      </span>
    </Button>
  );
}
