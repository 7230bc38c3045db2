import { AlertDialog } from '../../kit/Dialog.js';
import type { Translate } from '../../texts/texts.js';
import type { PaymentControl } from './payment-control.js';

interface FinanceInfoDialogProps {
  readonly open: boolean;
  readonly payment: Pick<PaymentControl, 'acknowledgeFinanceInfo'>;
  readonly t: Translate;
  readonly onClose: () => void;
}

/** The financing message that holds the payment until it is read (PP-11, SP-01); afterwards the button pays. */
export function FinanceInfoDialog({ open, payment, t, onClose }: FinanceInfoDialogProps) {
  const acknowledge = () => {
    payment.acknowledgeFinanceInfo();
    onClose();
  };
  return (
    <AlertDialog
      open={open}
      variant="info"
      title={t('validation.error.financeInfo')}
      confirmLabel={t('validation.financeInfoRead')}
      cancelLabel={t('label.giveUp')}
      onConfirm={acknowledge}
      onCancel={onClose}
    >
      <p>{t('validation.financeInfo')}</p>
    </AlertDialog>
  );
}
