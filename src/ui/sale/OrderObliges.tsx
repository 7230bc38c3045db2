import type { Translate } from '../texts/texts.js';
import styles from './OrderObliges.styles.js';

interface OrderObligesProps {
  readonly t: Translate;
  /** The order is not known yet, so the document says whether it does so (`data-shell-obliges`). */
  readonly awaited?: boolean;
}

/** The line at a button that orders: the order obliges to pay (LW-03). */
export function OrderObliges({ t, awaited }: OrderObligesProps) {
  return <p className={awaited ? styles.awaited : styles.obliges}>{t('order.obliges')}</p>;
}
