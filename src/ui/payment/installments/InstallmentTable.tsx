import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { InstallmentRow } from '../../../domain/installments/installment-table.js';
import { formatMoney } from '../../../domain/money/amount.js';
import type { Currency } from '../../../domain/money/currency.js';
import { Button } from '../../kit/Button.js';
import { classNames } from '../../kit/class-names.js';
import { Radio } from '../../kit/Radio.js';
import type { PaymentVm } from '../payment.vm.js';
import { countText } from './count-text.js';
import styles from './InstallmentTable.module.css';

/** Count, monthly, total; a press anywhere on a row chooses it (IN-02, IN-03). */
export const InstallmentTable = observer(({ vm }: { readonly vm: PaymentVm }) => {
  const { installments } = vm.cardTab;
  const { t } = vm.texts;
  const group = useId();
  const currency = vm.page?.order.currency;
  if (currency === undefined) return null;
  return (
    <div className={styles.box}>
      <table className={styles.table} aria-label={t('installments.title')}>
        <thead>
          <tr>
            <th scope="col">{t('installments.count')}</th>
            <th scope="col">{t('installments.monthly')}</th>
            <th scope="col">{t('installments.total')}</th>
          </tr>
        </thead>
        <tbody>
          {installments.rows.map((row) => (
            <Row key={row.count} vm={vm} row={row} group={group} currency={currency} />
          ))}
        </tbody>
      </table>
      {installments.collapses && (
        <Button
          variant="link"
          size="sm"
          aria-expanded={installments.expanded}
          className={styles.toggle}
          onClick={() => installments.toggleAll()}
        >
          {t(installments.expanded ? 'installments.hide' : 'installments.showAll')}
        </Button>
      )}
    </div>
  );
});

interface RowProps {
  readonly vm: PaymentVm;
  readonly row: InstallmentRow;
  readonly group: string;
  readonly currency: Currency;
}

const Row = observer(({ vm, row, group, currency }: RowProps) => {
  const { installments } = vm.cardTab;
  const { t } = vm.texts;
  const { count, monthly, total, pft } = row;
  const id = `${group}-${count}`;
  const chosen = installments.count === count;
  return (
    <tr className={classNames(styles.row, chosen && styles.chosen)}>
      <th scope="row">
        <label className={styles.choose} htmlFor={id}>
          <Radio
            id={id}
            name={group}
            checked={chosen}
            aria-describedby={count === 0 ? `${id}-total` : `${id}-monthly ${id}-total`}
            onChange={() => installments.choose(count)}
          />
          <span className={styles.count}>
            {countText(count, t)}
            {pft && <span className={styles.pft}>{t('installments.pft')}</span>}
          </span>
        </label>
      </th>
      <td id={`${id}-monthly`} className={styles.monthly}>
        {count > 0 && formatMoney(monthly, currency)}
      </td>
      <td id={`${id}-total`} className={styles.total}>
        {formatMoney(total, currency)}
      </td>
    </tr>
  );
});
