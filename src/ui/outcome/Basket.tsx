import { formatMoney } from '../../domain/money/amount.js';
import type { Currency } from '../../domain/money/currency.js';
import type { BasketLine } from '../../domain/payment/payment-page.js';
import styles from './Basket.styles.js';

interface BasketProps {
  readonly lines: readonly BasketLine[];
  readonly currency: Currency;
}

/** Shows what is bought, line by line. */
export function Basket({ lines, currency }: BasketProps) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.basket}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the basket never changes, and two lines may be alike
        <li key={index} className={styles.line}>
          <span className={styles.name}>
            <bdi>{line.name}</bdi>
            {line.quantity !== 1 && (
              <span className={styles.quantity}>{` × ${String(line.quantity).replace('.', ',')}`}</span>
            )}
          </span>
          <span className={styles.price} translate="no">
            {formatMoney(Math.round(line.price * line.quantity), currency)}
          </span>
        </li>
      ))}
    </ul>
  );
}
