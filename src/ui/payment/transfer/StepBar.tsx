import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/Button.js';
import { classNames } from '../../kit/class-names.js';
import { FinanceInfoDialog } from '../control/FinanceInfoDialog.js';
import bar from '../control/PayBar.styles.js';
import styles from './TransferPanel.styles.js';
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
  const { t } = vm.texts;
  return (
    <div className={bar.bar}>
      <p className={bar.amount}>
        <span className={bar.label}>{t('order.amount')}</span>
        <output className={classNames(bar.sum, styles.sum)} translate="no">
          {vm.amount}
        </output>
      </p>
      <Button type="submit" size="lg" className={bar.button} busy={busy} aria-disabled={busy || vm.held || undefined}>
        {label}
      </Button>
      <FinanceInfoDialog open={vm.infoShown} payment={vm} t={t} onClose={() => vm.closeInfo()} />
    </div>
  );
});
