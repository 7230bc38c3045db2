import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { obligesToPay } from '../../../domain/payment/page-features.js';
import { ActionBar } from '../../kit/ActionBar.js';
import { Button } from '../../kit/Button.js';
import type { Elements } from '../../kit/elements.js';
import { Icon } from '../../kit/Icon.js';
import { Skeleton } from '../../kit/Skeleton.js';
import { OrderObliges } from '../../sale/OrderObliges.js';
import type { Translate } from '../../texts/texts.js';
import type { PaymentControl } from './payment-control.js';
import { isPlain } from './payment-phase.js';

interface PayBarProps {
  readonly t: Translate;
  /** Undefined until the payment is loaded. */
  readonly payment: PaymentControl | undefined;
  /** Holds what the sum is. */
  readonly label: ReactNode;
  readonly disabled: boolean;
  /** Pressing it says what is missing (PP-18). */
  readonly unready?: boolean;
  /** Holds what the button says where it does not pay by itself. */
  readonly action?: string | Elements;
  /** Stands under the button. */
  readonly note: string;
}

/** The amount and the button, always in view on a phone (PP-09, PP-10). */
export const PayBar = observer(({ t, payment, label, disabled, unready = false, action, note }: PayBarProps) => {
  const sending = payment?.run.sending === true;
  const timeLeft = payment?.timeLeft;
  // Under the button there is room to say what makes the sum that it names.
  const explained = action === undefined && payment !== undefined && !isPlain(payment.sum);
  return (
    <ActionBar
      label={explained ? undefined : label}
      sum={payment === undefined ? <Skeleton shape="amount" /> : <output>{payment.amount}</output>}
      inButton={action === undefined}
      busy={sending}
      note={
        explained ? (
          <>
            <span>{label}</span>
            {timeLeft && <span>{timeLeft}</span>}
          </>
        ) : (
          (timeLeft ?? note)
        )
      }
      busyNote={t(payment?.run.checking ? 'unknown.checking' : 'loading.sent')}
    >
      {(!payment || obligesToPay(payment.postedPage)) && <OrderObliges t={t} awaited={!payment} />}
      <Button
        type="submit"
        size="lg"
        wide
        pressable
        busy={sending}
        disabled={disabled}
        aria-disabled={unready || payment?.financeInfoPending || undefined}
      >
        {sending
          ? t('pay.wait')
          : (action ?? (
              // Another element, not the same one moved: the amount makes the text longer.
              <Fragment key={payment === undefined ? 'awaited' : 'known'}>
                <Icon name="lock" />
                <span>{payText(t, payment)}</span>
              </Fragment>
            ))}
      </Button>
    </ActionBar>
  );
});

/** Names what will be charged (PP-09). Before that is known, and where points pay all of it, there is nothing to name. */
export function payText(t: Translate, payment: Pick<PaymentControl, 'amount' | 'sum'> | undefined): string {
  return payment?.sum.due.charged ? t('pay.amount', { amount: payment.amount }) : t('pay.submit');
}
