import { type MarkName, markAddress, markNames } from '../kit/mark-sheet.js';
import { Picture } from '../kit/Picture.js';
import { Wordmark } from '../kit/Wordmark.js';
import type { Translate } from '../texts/texts.js';
import styles from './Footer.styles.js';

/** RL-05. */
const nameOf: Record<MarkName, string> = {
  troy: 'Troy',
  amex: 'American Express',
  visa: 'Visa',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  '3d-secure': '3-D Secure',
  go: 'GO',
};

interface FooterProps {
  readonly t: Translate;
  /** The logos are fetched: not before the form can be used. Until then their room is kept. */
  readonly complete: boolean;
  /** From the configuration (RL-11). An undefined one is left out, an empty one keeps its room until it is known. */
  readonly privacyUrl?: string | undefined;
  readonly personalDataUrl?: string | undefined;
}

/** RL-05: what is accepted, what is promised, who runs it. */
export function Footer({ t, complete, privacyUrl, personalDataUrl }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <ul className={styles.marks} aria-label={t('footer.cards')}>
        {markNames.map((mark) => (
          <li key={mark}>
            <Picture src={complete ? markAddress(mark) : ''} alt={nameOf[mark]} width={42} height={28} />
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
