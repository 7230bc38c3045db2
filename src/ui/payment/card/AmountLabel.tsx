import { formatMoney } from '../../../domain/money/amount.js';
import type { Currency } from '../../../domain/money/currency.js';
import type { Translate } from '../../texts/texts.js';
import type { Sum } from '../control/payment-phase.js';
import styles from './CardExtras.styles.js';

interface AmountLabelProps {
  readonly t: Translate;
  readonly sum: Sum;
  readonly currency: Currency;
}

/**
 * Shows what the sum of the bar is: over how many months (IN-01), or what is left for the card beside its points
 * (CP-05).
 */
export function AmountLabel({ t, sum: { due, installment }, currency }: AmountLabelProps) {
  if (due.byPoints === 0) {
    if (installment === undefined) return <span>{t('order.amount')}</span>;
    const { count, monthly } = installment;
    return <span>{t('installments.bar', { count, monthly: formatMoney(monthly, currency) })}</span>;
  }
  const points = formatMoney(due.byPoints, currency);
  if (due.charged === 0) return <span className={styles.longLabel}>{t('points.barAll', { points })}</span>;
  return (
    <span className={styles.longLabel}>
      {installment === undefined
        ? t('points.bar', { points })
        : t('points.barInstallments', { points, count: installment.count })}
    </span>
  );
}
