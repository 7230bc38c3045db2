import { observer } from 'mobx-react-lite';
import { formatMoney } from '../../../domain/money/amount.js';
import type { PaymentSession } from '../payment-session.js';
import styles from './AmountLabel.styles.js';

/** What the sum of the bar is: over how many months (IN-01), or what is left for the card beside its points (CP-05). */
export const AmountLabel = observer(({ session }: { readonly session: PaymentSession }) => {
  const { cardTab, due, page, texts } = session;
  const { t } = texts;
  const { chosen } = cardTab.installments;
  const { currency } = page.order;
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
