import { observer } from 'mobx-react-lite';
import { Sheet } from '../../../kit/Sheet.js';
import type { Translate } from '../../../texts/texts.js';
import { AllPlans } from './AllPlans.js';
import { InstallmentTable } from './InstallmentTable.js';
import type { InstallmentsVm } from './installments.vm.js';

interface InstallmentSheetProps {
  readonly installments: InstallmentsVm;
  readonly t: Translate;
}

/** The phone's list (IN-03), or before a card is known the plans of all (IN-11). A choice leaves it open, so that amounts can be compared and the arrow keys serve. */
export const InstallmentSheet = observer(({ installments, t }: InstallmentSheetProps) => {
  if (installments.plansOffered) return <AllPlans installments={installments} t={t} />;
  return (
    <Sheet
      open={installments.sheetOpen && installments.table !== undefined}
      title={t('installments.title')}
      onClose={() => installments.closeSheet()}
      closeLabel={t('label.ok')}
    >
      <InstallmentTable installments={installments} t={t} />
    </Sheet>
  );
});
