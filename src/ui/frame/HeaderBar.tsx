import { type Language, languages } from '../../domain/locale/language.js';
import { Alert } from '../kit/Alert.js';
import { Button } from '../kit/Button.js';
import { Icon } from '../kit/Icon.js';
import { Picture } from '../kit/Picture.js';
import { Select, type SelectOption } from '../kit/Select.js';
import hidden from '../kit/VisuallyHidden.styles.js';
import { Wordmark } from '../kit/Wordmark.js';
import { languageTexts } from '../texts/language-texts.js';
import type { Translate } from '../texts/texts.js';
import styles from './HeaderBar.styles.js';

const options: readonly SelectOption<Language>[] = languages.map((language) => ({
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
  /** A safe address; only where the merchant's logo is to be shown (PP-04). An empty one keeps its room until it is known. */
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
          <Select label={t('app.language')} options={options} value={language} onChoose={onLanguage} />
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
  return (
    <div className={styles.payee}>
      {merchantLogo !== undefined && (
        <Picture
          src={merchantLogo}
          alt=""
          width={56}
          height={36}
          className={styles.logo}
          fallback={merchantLogo === '' ? undefined : null}
        />
      )}
      <p className={styles.name}>
        <bdi>{merchantName}</bdi>
        <span className={styles.secure}>
          <Icon name="lock" size={16} />
          <span>{t('app.title')}</span>
        </span>
      </p>
    </div>
  );
}

/** Both states are in the document and the style sheet shows the fitting one: a switch of theme renders nothing (TH-05). */
function ThemeToggle({ t, onToggle }: { readonly t: Translate; readonly onToggle: () => void }) {
  return (
    <Button variant="ghost" size="icon" className={styles.toggle} onClick={onToggle}>
      <span className={styles.whenLight}>
        <Icon name="moon" />
        <span className={hidden.hidden}>{t('theme.toDark')}</span>
      </span>
      <span className={styles.whenDark}>
        <Icon name="sun" />
        <span className={hidden.hidden}>{t('theme.toLight')}</span>
      </span>
    </Button>
  );
}
