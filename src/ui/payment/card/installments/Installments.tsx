import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { formatMoney } from '../../../../domain/money/amount.js';
import { Button } from '../../../kit/Button.js';
import { classNames } from '../../../kit/class-names.js';
import { Icon } from '../../../kit/Icon.js';
import type { Translate } from '../../../texts/texts.js';
import styles from './Installments.styles.js';
import { countText, InstallmentTable } from './InstallmentTable.js';
import type { InstallmentsVm } from './installments.vm.js';

interface InstallmentsProps {
  readonly installments: InstallmentsVm;
  readonly t: Translate;
  readonly isMobile: boolean;
}

/**
 * Shows over how many months: a table in the page, or on a phone the chosen count and a button that opens the sheet (IN-03).
 * Before a card is known, the plans of every brand (IN-11).
 */
export const Installments = observer(({ installments, t, isMobile }: InstallmentsProps) => {
  const id = useId();
  if (installments.plansOffered) {
    return (
      <Button variant="link" size="sm" className={styles.plans} onClick={() => installments.openSheet()}>
        {t('installments.allPlans')}
      </Button>
    );
  }
  const { showsNote, table } = installments;
  if (table === undefined) return null;
  if (isMobile) {
    return (
      <button
        type="button"
        className={classNames(styles.opener, showsNote && !table.selected && styles.steady)}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-title ${id}-value`}
        onClick={() => installments.openSheet()}
      >
        <span className={styles.opened}>
          <span id={`${id}-title`} className={styles.title}>
            {t('installments.title')}
          </span>
          <span id={`${id}-value`} className={styles.value}>
            {chosenText(installments, t)}
          </span>
        </span>
        <Icon name="chevron" />
      </button>
    );
  }
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('installments.title')}
      </h2>
      <InstallmentTable installments={installments} t={t} />
    </section>
  );
});

/** Returns the chosen count, and what a month of its plan costs: "6 taksit · ayda ₺220,13". */
function chosenText({ chosen, count, currency }: InstallmentsVm, t: Translate): string {
  const name = countText(count, t);
  if (chosen === undefined) return name;
  return t('installments.chosen', { name, monthly: formatMoney(chosen.monthly, currency) });
}
