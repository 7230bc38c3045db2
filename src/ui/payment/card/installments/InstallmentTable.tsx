import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { collapses, type InstallmentRow, installmentRows } from '../../../../domain/installments/installment-rows.js';
import { formatMoney } from '../../../../domain/money/amount.js';
import type { Currency } from '../../../../domain/money/currency.js';
import { Button } from '../../../kit/Button.js';
import { classNames } from '../../../kit/class-names.js';
import { Radio } from '../../../kit/Radio.js';
import type { Translate } from '../../../texts/texts.js';
import styles from './InstallmentTable.styles.js';
import type { InstallmentsVm } from './installments.vm.js';

interface InstallmentTableProps {
  readonly installments: InstallmentsVm;
  readonly t: Translate;
}

/**
 * Count, monthly, total; a press anywhere on a row chooses it (IN-02, IN-03): each cell has a label of the row's choice. The
 * radio button says the row as one sentence, by a name of its own; the cells are read as those of any table.
 * WebKit positions nothing inside a table's row, so that one label cannot cover it.
 */
export const InstallmentTable = observer(({ installments, t }: InstallmentTableProps) => {
  const group = useId();
  const { table } = installments;
  if (table === undefined) return null;
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
          {installmentRows(table).map((row) => (
            <Row key={row.count} installments={installments} t={t} row={row} group={group} />
          ))}
        </tbody>
      </table>
      {collapses(table) && (
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

interface RowProps extends InstallmentTableProps {
  readonly row: InstallmentRow;
  readonly group: string;
}

const Row = observer(({ installments, t, row, group }: RowProps) => {
  const { currency } = installments;
  const { count, monthly, total, pft } = row;
  const id = `${group}-${count}`;
  const chosen = installments.count === count;
  return (
    <tr className={classNames(styles.row, chosen && styles.chosen)}>
      <th scope="row">
        <label className={classNames(styles.target, styles.choose)} htmlFor={id}>
          <Radio
            id={id}
            name={group}
            checked={chosen}
            aria-label={spoken(row, currency, t)}
            onChange={() => installments.choose(count)}
          />
          <span className={styles.count}>
            <span>{countText(count, t)}</span>
            {pft && <span className={styles.pft}>{t('installments.pft')}</span>}
          </span>
        </label>
      </th>
      <td className={styles.monthly} translate="no">
        <label className={styles.target} htmlFor={id}>
          {count > 0 && formatMoney(monthly, currency)}
        </label>
      </td>
      <td className={styles.total} translate="no">
        <label className={styles.target} htmlFor={id}>
          {formatMoney(total, currency)}
        </label>
      </td>
    </tr>
  );
});

/** A row as one sentence, for whom it is read out: "3 taksit, aylık ₺145,59, toplam ₺436,76". */
function spoken({ count, monthly, total, pft }: InstallmentRow, currency: Currency, t: Translate): string {
  const name = pft ? `${countText(count, t)} ${t('installments.pft')}` : countText(count, t);
  const amounts = { name, monthly: formatMoney(monthly, currency), total: formatMoney(total, currency) };
  return t(count === 0 ? 'installments.spokenSingle' : 'installments.spoken', amounts);
}

/** How a count is called: 0 is the single payment (IN-01). */
export function countText(count: number, t: Translate): string {
  return count === 0 ? t('installments.single') : t('installments.of', { count });
}
