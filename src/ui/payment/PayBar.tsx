import { observer } from 'mobx-react-lite';
import { formatMoney } from '../../domain/money/amount.js';
import { Button } from '../kit/Button.js';
import { Icon } from '../kit/Icon.js';
import { Skeleton } from '../kit/Skeleton.js';
import styles from './PayBar.module.css';
import type { PaymentVm } from './payment.vm.js';

/** The amount and the button, always in view on a phone (PP-09, PP-10). */
export const PayBar = observer(({ vm }: { readonly vm: PaymentVm }) => {
  const { t } = vm.texts;
  return (
    <div className={styles.bar}>
      <p className={styles.amount}>
        <span className={styles.label}>
          <AmountLabel vm={vm} />
        </span>
        <output className={styles.sum}>{vm.amount === undefined ? <Skeleton shape="amount" /> : vm.amount}</output>
      </p>
      <Button
        type="submit"
        size="lg"
        className={styles.button}
        busy={vm.submitting}
        disabled={!vm.canPay && !vm.asksForCode}
        aria-disabled={vm.financeInfoPending || undefined}
      >
        {vm.submitting ? (
          t('pay.wait')
        ) : (
          <>
            <Icon name="lock" />
            {t('pay.submit')}
          </>
        )}
      </Button>
      {/* The warning that is announced, for those who look: here it is in view, and moves no field (EX-01). */}
      {vm.expiryWarning === undefined ? (
        <p className={styles.secure}>{t('pay.secure')}</p>
      ) : (
        <p className={styles.warning}>{vm.expiryWarning}</p>
      )}
    </div>
  );
});

/** What the sum is; once the shopper chose so, over how many months of how much (IN-01). */
const AmountLabel = observer(({ vm: { cardTab, page, texts } }: { readonly vm: PaymentVm }) => {
  const { chosen } = cardTab.installments;
  if (page === undefined || chosen === undefined || chosen.count === 0) return texts.t('order.amount');
  const monthly = formatMoney(chosen.monthly, page.order.currency);
  return texts.t('installments.bar', { count: chosen.count, monthly });
});
