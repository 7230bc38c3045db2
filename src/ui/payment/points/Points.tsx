import { observer } from 'mobx-react-lite';
import { formatMoney } from '../../../domain/money/amount.js';
import { Alert } from '../../kit/Alert.js';
import { Checkbox } from '../../kit/Checkbox.js';
import { LiveRegion } from '../../kit/LiveRegion.js';
import type { PaymentVm } from '../payment.vm.js';
import styles from './Points.module.css';

/** The points of the card in hand: a box to use them, or why they cannot be used (CP-02..04). */
export const Points = observer(({ vm }: { readonly vm: PaymentVm }) => {
  const { points } = vm.cardTab;
  const { t } = vm.texts;
  const { offered } = points;
  if (points.failed) {
    return (
      <Alert variant="warning" live="polite">
        {t('points.applyError')}
      </Alert>
    );
  }
  if (offered === undefined || vm.page === undefined) return null;
  const label = t('points.use', { amount: formatMoney(offered.amount, vm.page.order.currency) });
  return (
    <div className={styles.block}>
      <Checkbox
        id="chkCardPoints"
        checked={points.used !== undefined}
        onChange={(checked) => points.toggle(checked)}
        label={label}
      />
      <p className={styles.info}>{t('points.info')}</p>
      <LiveRegion message={label} />
    </div>
  );
});
