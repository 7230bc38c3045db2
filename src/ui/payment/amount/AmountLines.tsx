import { observer } from 'mobx-react-lite';
import { formatMoney } from '../../../domain/money/amount.js';
import type { PaymentSession } from '../payment-session.js';
import styles from './AmountLines.styles.js';

/** What lies between the order and the sum, so that it adds up: the interest of installments, less the points (CP-05). */
export const AmountLines = observer(({ session }: { readonly session: PaymentSession }) => {
  const { due, page, texts } = session;
  const { amount, currency } = page.order;
  const interest = due.charged + due.byPoints - amount;
  return (
    <>
      {interest !== 0 && <Line name={texts.t('installments.interest')} value={formatMoney(interest, currency)} />}
      {due.byPoints > 0 && <Line name={texts.t('points.paid')} value={formatMoney(-due.byPoints, currency)} />}
    </>
  );
});

interface LineProps {
  readonly name: string;
  readonly value: string;
}

function Line({ name, value }: LineProps) {
  return (
    <p className={styles.line}>
      <span>{name}</span>
      <span className={styles.value}>{value}</span>
    </p>
  );
}
