import { Icon } from '../../kit/Icon.js';
import type { Translate } from '../../texts/texts.js';
import styles from './TestModeBanner.styles.js';

/** PP-02: says that the payment is a test. */
export function TestModeBanner({ t }: { readonly t: Translate }) {
  return (
    <div className={styles.banner}>
      <Icon name="alert" size={16} />
      <p>
        <strong className={styles.title}>{t('testMode.title')}</strong> <span>{t('testMode.description')}</span>
      </p>
    </div>
  );
}
