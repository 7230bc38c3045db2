import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { brandNames } from '../../../../domain/installments/cash-price.js';
import { monthsOf } from '../../../../domain/installments/installment-choice.js';
import type { InstallmentPlan } from '../../../../domain/installments/installment-plan.js';
import { formatMoney } from '../../../../domain/money/amount.js';
import type { Currency } from '../../../../domain/money/currency.js';
import { Dialog } from '../../../kit/Dialog.js';
import { Picture } from '../../../kit/Picture.js';
import hidden from '../../../kit/VisuallyHidden.styles.js';
import type { Translate } from '../../../texts/texts.js';
import styles from './AllPlans.styles.js';
import { countText } from './InstallmentTable.js';
import type { InstallmentsVm } from './installments.vm.js';

interface AllPlansProps {
  readonly installments: InstallmentsVm;
  readonly t: Translate;
}

/** The plans of every brand, before a card is typed (IN-11): one table, of the brand that is chosen above it. */
export const AllPlans = observer(({ installments, t }: AllPlansProps) => {
  const { allPlans, currency } = installments;
  const [chosen, choose] = useState(0);
  const group = useId();
  const plan = allPlans[chosen]?.[1];
  return (
    <Dialog
      open={installments.sheetOpen}
      title={t('installments.allPlans')}
      onClose={() => installments.closeSheet()}
      closeLabel={t('label.ok')}
    >
      <div className={styles.brands} role="radiogroup" aria-label={t('installments.brand')}>
        {allPlans.map(([key, { brand }], place) => (
          <label key={key} className={styles.brand}>
            <input
              ref={place === chosen ? takeFocus : undefined}
              type="radio"
              name={group}
              className={hidden.hidden}
              checked={place === chosen}
              aria-label={brandNames.get(brand) ?? brand}
              onChange={() => choose(place)}
            />
            <Picture
              src={`/oos-assets/logo/card-brands/${brand}.svg`}
              alt=""
              width={60}
              height={27}
              fallback={<span>{brandNames.get(brand) ?? brand}</span>}
            />
          </label>
        ))}
      </div>
      {plan && <PlanTable plan={plan} currency={currency} t={t} />}
    </Dialog>
  );
});

/** The dialog opens at its beginning: the browser would go to the button at the end. */
function takeFocus(choice: HTMLInputElement | null): void {
  choice?.setAttribute('autofocus', '');
}

interface PlanTableProps {
  readonly plan: InstallmentPlan;
  readonly currency: Currency;
  readonly t: Translate;
}

function PlanTable({ plan, currency, t }: PlanTableProps) {
  return (
    <table className={styles.table} aria-label={brandNames.get(plan.brand) ?? plan.brand}>
      <thead>
        <tr>
          <th scope="col">{t('installments.count')}</th>
          <th scope="col">{t('installments.monthly')}</th>
          <th scope="col">{t('installments.total')}</th>
        </tr>
      </thead>
      <tbody>
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
    </table>
  );
}
