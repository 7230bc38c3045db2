import { observer } from 'mobx-react-lite';
import { ActionBar } from '../../kit/ActionBar.js';
import { Button } from '../../kit/Button.js';
import { OrderObliges } from '../../sale/OrderObliges.js';
import { FinanceInfoDialog } from '../control/FinanceInfoDialog.js';
import type { TransferVm } from './transfer.vm.js';

interface StepBarProps {
  readonly vm: TransferVm;
  readonly label: string;
  readonly busy?: boolean;
  /** Its press orders: the line says that this obliges to pay (LW-03). */
  readonly orders?: boolean;
}

/**
 * The amount to be sent and the button to the next step, always in view on a phone. It submits the form it is in, which
 * shows the financing message while that is not read (PP-10, PP-11).
 */
export const StepBar = observer(({ vm, label, busy = false, orders = false }: StepBarProps) => {
  const { t } = vm.texts;
  return (
    <ActionBar label={t('order.amount')} sum={<output>{vm.amount}</output>} busy={busy} busyNote={t('loading.answer')}>
      {orders && vm.obliges && <OrderObliges t={t} />}
      <Button type="submit" size="lg" wide pressable busy={busy} aria-disabled={busy || vm.held || undefined}>
        {label}
      </Button>
      <FinanceInfoDialog open={vm.infoShown} payment={vm} t={t} onClose={() => vm.closeInfo()} />
    </ActionBar>
  );
});
