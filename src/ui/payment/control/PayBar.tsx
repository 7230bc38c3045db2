import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.js';
import { Icon } from '../../kit/Icon.js';
import { Skeleton } from '../../kit/Skeleton.js';
import type { Translate } from '../../texts/texts.js';
import styles from './PayBar.styles.js';
import type { PaymentControl } from './payment-control.js';

interface PayBarProps {
  readonly t: Translate;
  /** Undefined until the payment is loaded. */
  readonly payment: PaymentControl | undefined;
  /** Holds what the sum is. */
  readonly label: ReactNode;
  readonly disabled: boolean;
  /** Pressing it says what is missing (PP-18). */
  readonly unready?: boolean;
  /** Holds what the button says where it does not pay yet. */
  readonly action?: string | undefined;
  /** Stands under both. */
  readonly note: string;
}

/** The amount and the button, always in view on a phone (PP-09, PP-10). */
export const PayBar = observer(({ t, payment, label, disabled, unready = false, action, note }: PayBarProps) => {
  const sending = payment?.run.sending === true;
  const timeLeft = payment?.timeLeft;
  return (
    <div className={styles.bar}>
      <p className={styles.amount}>
        <span className={styles.label}>{label}</span>
        <span className={styles.sum} translate="no">
          {payment === undefined ? <Skeleton shape="short" /> : <output>{payment.amount}</output>}
        </span>
      </p>
      <Button
        type="submit"
        size="lg"
        className={styles.button}
        busy={sending}
        disabled={disabled}
        aria-disabled={unready || payment?.financeInfoPending || undefined}
      >
        {sending
          ? t('pay.wait')
          : (action ?? (
              <>
                <Icon name="lock" />
                <span>{t('pay.submit')}</span>
              </>
            ))}
      </Button>
      <p className={timeLeft ? styles.time : styles.secure}>{timeLeft ?? note}</p>
    </div>
  );
});
