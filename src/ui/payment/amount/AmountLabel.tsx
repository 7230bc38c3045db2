import { observer } from 'mobx-react-lite';
import { formatMoney } from '../../../domain/money/amount.js';
import type { AmountToPay } from '../../../domain/payment/amount-to-pay.js';
import type { Translate } from '../../texts/texts.js';
import type { InstallmentsVm } from '../installments/installments.vm.js';
import styles from './AmountLabel.styles.js';

interface AmountLabelProps {
  readonly t: Translate;
  readonly due: AmountToPay;
  readonly installments: InstallmentsVm;
}

/** What the sum of the bar is: over how many months (IN-01), or what is left for the card beside its points (CP-05). */
export const AmountLabel = observer(({ t, due, installments: { chosen, currency } }: AmountLabelProps) => {
  if (due.byPoints === 0) {
    if (chosen === undefined || chosen.count === 0) return t('order.amount');
    return t('installments.bar', { count: chosen.count, monthly: formatMoney(chosen.monthly, currency) });
  }
  const points = formatMoney(due.byPoints, currency);
  if (due.charged === 0) return <span className={styles.long}>{t('points.barAll', { points })}</span>;
  return (
    <span className={styles.long}>
      {chosen === undefined || chosen.count === 0
        ? t('points.bar', { points })
        : t('points.barInstallments', { points, count: chosen.count })}
    </span>
  );
});
