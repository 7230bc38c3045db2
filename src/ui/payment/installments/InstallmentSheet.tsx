import { observer } from 'mobx-react-lite';
import { Sheet } from '../../kit/Sheet.js';
import type { PaymentVm } from '../payment.vm.js';
import { InstallmentTable } from './InstallmentTable.js';

/** The phone's list (IN-03). A choice leaves it open, so that amounts can be compared and the arrow keys serve. */
export const InstallmentSheet = observer(({ vm }: { readonly vm: PaymentVm }) => {
  const { installments } = vm.cardTab;
  const { t } = vm.texts;
  return (
    <Sheet
      open={installments.sheetOpen && installments.table !== undefined}
      title={t('installments.title')}
      onClose={() => installments.closeSheet()}
      closeLabel={t('label.ok')}
    >
      <InstallmentTable vm={vm} />
    </Sheet>
  );
});
