import { AlertDialog } from '../kit/AlertDialog.js';
import type { Translate } from '../texts/texts.js';

interface LeaveDialogProps {
  readonly t: Translate;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before what was typed is lost (PP-16). */
export function LeaveDialog({ t, onLeave, onStay }: LeaveDialogProps) {
  return (
    <AlertDialog
      open
      title={t('leave.title')}
      confirmLabel={t('label.backToStore')}
      cancelLabel={t('leave.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>{t('leave.description')}</p>
    </AlertDialog>
  );
}
