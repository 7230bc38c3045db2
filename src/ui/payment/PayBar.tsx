import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../kit/Button.js';
import { Icon } from '../kit/Icon.js';
import { Skeleton } from '../kit/Skeleton.js';
import type { PaymentInHand } from './methods/payment-in-hand.js';
import styles from './PayBar.module.css';

interface PayBarProps {
  readonly payment: Pick<PaymentInHand, 'texts' | 'amount' | 'submitting' | 'financeInfoPending' | 'expiryWarning'>;
  /** What the sum is. */
  readonly label: ReactNode;
  readonly disabled: boolean;
  /** What the button says where it does not pay yet. */
  readonly action?: string | undefined;
  /** Stands under both. */
  readonly note: string;
}

/** The amount and the button, always in view on a phone (PP-09, PP-10). */
export const PayBar = observer(({ payment, label, disabled, action, note }: PayBarProps) => {
  const { amount, submitting, expiryWarning } = payment;
  const { t } = payment.texts;
  return (
    <div className={styles.bar}>
      <p className={styles.amount}>
        <span className={styles.label}>{label}</span>
        <output className={styles.sum}>{amount === undefined ? <Skeleton shape="amount" /> : amount}</output>
      </p>
      <Button
        type="submit"
        size="lg"
        className={styles.button}
        busy={submitting}
        disabled={disabled}
        aria-disabled={payment.financeInfoPending || undefined}
      >
        {submitting
          ? t('pay.wait')
          : (action ?? (
              <>
                <Icon name="lock" />
                {t('pay.submit')}
              </>
            ))}
      </Button>
      {/* The warning that is announced, for those who look: here it is in view, and moves no field (EX-01). */}
      {expiryWarning === undefined ? (
        <p className={styles.secure}>{note}</p>
      ) : (
        <p className={styles.warning}>{expiryWarning}</p>
      )}
    </div>
  );
});
