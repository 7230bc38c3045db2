import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Icon } from '../../kit/Icon.js';
import type { PaymentVm } from '../payment.vm.js';
import { countText } from './count-text.js';
import styles from './Installments.module.css';
import { InstallmentTable } from './InstallmentTable.js';

/** Over how many months: a table in the page, or on a phone what is chosen and the way to the sheet (IN-03). */
export const Installments = observer(({ vm }: { readonly vm: PaymentVm }) => {
  const { installments } = vm.cardTab;
  const { t } = vm.texts;
  const id = useId();
  if (installments.table === undefined) return null;
  if (vm.theme.isMobile) {
    return (
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-title ${id}-value`}
        onClick={() => installments.openSheet()}
      >
        <span id={`${id}-title`} className={styles.title}>
          {t('installments.title')}
        </span>
        <span id={`${id}-value`} className={styles.value}>
          {countText(installments.count, t)}
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
      <InstallmentTable vm={vm} />
    </section>
  );
});
