import { formatMoney } from '../../../domain/money/amount.js';
import type { Order } from '../../../domain/payment/payment-page.js';
import type { Translate } from '../../texts/texts.js';
import type { Sum } from '../control/payment-phase.js';
import styles from './PageExtras.styles.js';

interface AmountLinesProps {
  readonly t: Translate;
  readonly order: Order;
  readonly sum: Sum;
}

/**
 * Shows over how many months, and what lies between the order and the sum, so that it adds up: the interest of
 * installments, less the points (CP-05).
 */
export function AmountLines({ t, order: { amount, currency }, sum: { due, installment } }: AmountLinesProps) {
  const { charged, byPoints } = due;
  const interest = charged + byPoints - amount;
  return (
    <>
      {installment !== undefined && (
        <Line
          name={t('installments.of', { count: installment.count })}
          // With points the card pays less a month than its plan says.
          value={byPoints > 0 ? '' : t('installments.each', { monthly: formatMoney(installment.monthly, currency) })}
        />
      )}
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
    <p className={styles.amountLine}>
      <span>{name}</span>
      <span className={styles.amountValue} translate="no">
        {value}
      </span>
    </p>
  );
}
