import { formatMoney } from '../../../domain/money/amount.js';
import type { AmountToPay } from '../../../domain/payment/amount-to-pay.js';
import type { Order } from '../../../domain/payment/payment-page.js';
import type { Translate } from '../../texts/texts.js';
import styles from './AmountLines.styles.js';

interface AmountLinesProps {
  readonly t: Translate;
  readonly order: Order;
  readonly due: AmountToPay;
}

/**
 * Shows what lies between the order and the sum, so that it adds up: the interest of installments, less the points
 * (CP-05).
 */
export function AmountLines({ t, order: { amount, currency }, due: { charged, byPoints } }: AmountLinesProps) {
  const interest = charged + byPoints - amount;
  return (
    <>
      {interest !== 0 && <Line name={t('installments.interest')} value={formatMoney(interest, currency)} />}
      {byPoints > 0 && <Line name={t('points.paid')} value={formatMoney(-byPoints, currency)} />}
    </>
  );
}

interface LineProps {
  readonly name: string;
  readonly value: string;
}

function Line({ name, value }: LineProps) {
  return (
    <p className={styles.line}>
      <span>{name}</span>
      <span className={styles.value} translate="no">
        {value}
      </span>
    </p>
  );
}
