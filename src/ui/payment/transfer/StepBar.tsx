import { observer } from 'mobx-react-lite';
import { formatMoney } from '../../../domain/money/amount.js';
import { Button } from '../../kit/Button.js';
import { classNames } from '../../kit/class-names.js';
import { FinanceInfoDialog } from '../control/FinanceInfoDialog.js';
import bar from '../control/PayBar.styles.js';
import styles from './StepBar.styles.js';
import type { TransferVm } from './transfer.vm.js';

interface StepBarProps {
  readonly vm: TransferVm;
  readonly label: string;
  readonly busy?: boolean;
}

/**
 * The amount to be sent and the button to the next step, always in view on a phone. It submits the form it is in, which
 * shows the financing message while that is not read (PP-10, PP-11).
 */
export const StepBar = observer(({ vm, label, busy = false }: StepBarProps) => {
  const { page, steps, texts } = vm;
  const { order } = page;
  return (
    <div className={bar.bar}>
      <p className={bar.amount}>
        <span className={bar.label}>{texts.t('order.amount')}</span>
        <output className={classNames(bar.sum, styles.sum)} translate="no">
          {formatMoney(order.amount, order.currency)}
        </output>
      </p>
      <Button
        type="submit"
        size="lg"
        className={bar.button}
        busy={busy}
        aria-disabled={busy || steps.payment.financeInfoPending || undefined}
      >
        {label}
      </Button>
      <FinanceInfoDialog open={steps.infoShown} payment={steps.payment} t={texts.t} onClose={() => steps.closeInfo()} />
    </div>
  );
});
