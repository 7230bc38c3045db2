import { Icon } from '../kit/Icon.js';
import type { Translate } from '../texts/texts.js';
import styles from './SaleTexts.styles.js';

/** The line at a button that orders: the order obliges to pay (LW-03). */
export function OrderObliges({ t }: { readonly t: Translate }) {
  return (
    <p className={styles.obliges}>
      <Icon name="info" size={16} />
      <span>{t('order.obliges')}</span>
    </p>
  );
}
