import { Picture } from '../kit/Picture.js';
import { Wordmark } from '../kit/Wordmark.js';
import type { Translate } from '../texts/texts.js';
import styles from './Footer.styles.js';

/** RL-05, in this order; `file` is the name under `/oos-assets/logo/card-schemas`. */
const marks = [
  { file: 'troy', name: 'Troy' },
  { file: 'amex', name: 'American Express' },
  { file: 'visa', name: 'Visa' },
  { file: 'mastercard', name: 'Mastercard' },
  { file: 'unionpay', name: 'UnionPay' },
  { file: '3d-secure', name: '3-D Secure' },
  { file: 'go', name: 'GO' },
];

interface FooterProps {
  readonly t: Translate;
  /** The logos are fetched: not before the form can be used. Until then their room is kept. */
  readonly complete: boolean;
  /** From the configuration (RL-11). An undefined one is left out, an empty one keeps its room until it is known. */
  readonly privacyUrl?: string | undefined;
  readonly personalDataUrl?: string | undefined;
}

function logoOf(file: string): string {
  return `/oos-assets/logo/card-schemas/${file}.svg`;
}

/** RL-05: what is accepted, what is promised, who runs it. */
export function Footer({ t, complete, privacyUrl, personalDataUrl }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <ul className={styles.marks} aria-label={t('footer.cards')}>
        {marks.map(({ file, name }) => (
          <li key={file}>
            <Picture src={complete ? logoOf(file) : ''} alt={name} width={42} height={28} />
          </li>
        ))}
      </ul>
      <div className={styles.closing}>
        <nav className={styles.links} aria-label={t('footer.legal')}>
          {privacyUrl !== undefined && (
            <a href={privacyUrl || undefined} target="_blank" rel="noopener noreferrer">
              {t('footer.privacy')}
            </a>
          )}
          {personalDataUrl !== undefined && (
            <a href={personalDataUrl || undefined} target="_blank" rel="noopener noreferrer">
              {t('footer.personalData')}
            </a>
          )}
        </nav>
        <Wordmark label={t('footer.poweredBy')} />
      </div>
    </footer>
  );
}
