import { observer } from 'mobx-react-lite';
import { brandNames } from '../../../../domain/installments/cash-price.js';
import { monthsOf } from '../../../../domain/installments/installment-choice.js';
import type { InstallmentPlan } from '../../../../domain/installments/installment-plan.js';
import { formatMoney } from '../../../../domain/money/amount.js';
import type { Currency } from '../../../../domain/money/currency.js';
import { Dialog } from '../../../kit/Dialog.js';
import { Picture } from '../../../kit/Picture.js';
import type { Translate } from '../../../texts/texts.js';
import styles from './AllPlans.styles.js';
import { countText } from './count-text.js';
import type { InstallmentsVm } from './installments.vm.js';

interface AllPlansProps {
  readonly installments: InstallmentsVm;
  readonly t: Translate;
}

/** The plans of every brand as one table, before a card is typed (IN-11). */
export const AllPlans = observer(({ installments, t }: AllPlansProps) => (
  <Dialog
    open={installments.sheetOpen}
    title={t('installments.allPlans')}
    onClose={() => installments.closeSheet()}
    closeLabel={t('label.ok')}
  >
    <table ref={takeFocus} tabIndex={-1} className={styles.table} aria-label={t('installments.allPlans')}>
      <thead>
        <tr>
          <th scope="col">{t('installments.count')}</th>
          <th scope="col">{t('installments.monthly')}</th>
          <th scope="col">{t('installments.total')}</th>
        </tr>
      </thead>
      {installments.allPlans.map(([key, plan]) => (
        <PlanRows key={key} plan={plan} currency={installments.currency} t={t} />
      ))}
    </table>
  </Dialog>
));

/** The dialog opens at its beginning: the browser would go to the button at the end. */
function takeFocus(table: HTMLTableElement | null): void {
  table?.setAttribute('autofocus', '');
}

interface PlanRowsProps {
  readonly plan: InstallmentPlan;
  readonly currency: Currency;
  readonly t: Translate;
}

function PlanRows({ plan, currency, t }: PlanRowsProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className={styles.brand}>
          <Picture
            src={`/oos-assets/logo/card-brands/${plan.brand}.svg`}
            alt={brandNames.get(plan.brand) ?? plan.brand}
            width={60}
            height={27}
          />
        </th>
      </tr>
      {monthsOf(plan).map(({ count, monthly, total, pft }) => (
        <tr key={count}>
          <th scope="row">
            <span>{countText(count, t)}</span>
            {pft && <span className={styles.pft}>{t('installments.pft')}</span>}
          </th>
          <td translate="no">{formatMoney(monthly, currency)}</td>
          <td translate="no">{formatMoney(total, currency)}</td>
        </tr>
      ))}
    </tbody>
  );
}
