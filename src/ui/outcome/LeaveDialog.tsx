import { AlertDialog } from '../kit/AlertDialog.js';
import type { Translate } from '../texts/texts.js';

interface LeaveDialogProps {
  readonly t: Translate;
  /** The way back is to the page of a link, and to no store (LK-05). */
  readonly toLink?: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before what was typed is lost (PP-16). */
export function LeaveDialog({ t, toLink = false, onLeave, onStay }: LeaveDialogProps) {
  return (
    <AlertDialog
      open
      title={t(toLink ? 'leave.linkTitle' : 'leave.title')}
      confirmLabel={t(toLink ? 'label.backToLink' : 'label.backToStore')}
      cancelLabel={t('leave.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>{t('leave.description')}</p>
    </AlertDialog>
  );
}
