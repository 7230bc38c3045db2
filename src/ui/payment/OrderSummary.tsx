import { observer } from 'mobx-react-lite';
import { formatMoney } from '../../domain/money/amount.js';
import { Skeleton } from '../kit/Skeleton.js';
import styles from './OrderSummary.module.css';
import type { PaymentVm } from './payment.vm.js';

/** What is being paid, to whom: beside the form on a desktop, above it on a phone. Its box keeps its place while it loads. */
export const OrderSummary = observer(({ vm }: { readonly vm: PaymentVm }) => {
  const { t } = vm.texts;
  const { page } = vm;
  return (
    <section className={styles.summary} aria-label={t('order.amount')}>
      <p className={styles.label}>{t('order.amount')}</p>
      <p className={styles.amount}>{vm.amount ?? <Skeleton shape="amount" />}</p>
      <p className={styles.reference}>
        {page === undefined ? <Skeleton shape="line" /> : `${t('order.reference')} ${page.order.id}`}
      </p>
      {page !== undefined && page.order.basket.length > 0 && (
        <ul className={styles.basket}>
          {page.order.basket.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the basket never changes, and two lines may be alike
            <li key={index} className={styles.line}>
              <span className={styles.name}>
                {line.name}
                {line.quantity > 1 && <span className={styles.quantity}> × {line.quantity}</span>}
              </span>
              <span className={styles.price}>{formatMoney(line.price * line.quantity, page.order.currency)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
