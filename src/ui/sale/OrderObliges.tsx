import type { Translate } from '../texts/texts.js';
import styles from './OrderObliges.styles.js';

interface OrderObligesProps {
  readonly t: Translate;
  /** Whether the order does so is not known yet: the document says it (`data-shell-obliges`). */
  readonly awaited?: boolean;
}

/** The line at a button that orders: the order obliges to pay (LW-03). */
export function OrderObliges({ t, awaited }: OrderObligesProps) {
  return <p className={awaited ? styles.awaited : styles.obliges}>{t('order.obliges')}</p>;
}
