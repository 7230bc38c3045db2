import type { Translate } from '../texts/texts.js';
import styles from './OrderObliges.styles.js';

/** The line at a button that orders: the order obliges to pay (LW-03). */
export function OrderObliges({ t }: { readonly t: Translate }) {
  return <p className={styles.obliges}>{t('order.obliges')}</p>;
}
