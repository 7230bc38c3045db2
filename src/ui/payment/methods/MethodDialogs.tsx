import type { Problem } from '../../../domain/validation/problem.js';
import { Dialog } from '../../kit/Dialog.js';
import type { Translate } from '../../texts/texts.js';
import { FinanceInfoDialog } from '../control/FinanceInfoDialog.js';
import type { PaymentControl } from '../control/payment-control.js';

interface MethodDialogsProps {
  readonly dialog: string | undefined;
  /** Holds what is wrong where nothing is chosen. */
  readonly title: string;
  /** Holds what keeps the payment from being made. */
  readonly problem: Problem | undefined;
  readonly payment: PaymentControl;
  readonly t: Translate;
  readonly onClose: () => void;
}

/** Why pressing pay did nothing: nothing is chosen (OP-02, OP-12), or the financing message is not read yet (SP-01). */
export function MethodDialogs({ dialog, title, problem, payment, t, onClose }: MethodDialogsProps) {
  return (
    <>
      <FinanceInfoDialog open={dialog === 'financeInfo'} payment={payment} t={t} onClose={onClose} />
      {dialog === 'choose' && problem !== undefined && (
        <Dialog open title={title} onClose={onClose} closeLabel={t('label.ok')}>
          <p>{t(problem.key)}</p>
        </Dialog>
      )}
    </>
  );
}
