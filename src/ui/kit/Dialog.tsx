import type { ReactNode } from 'react';
import { Button } from './Button.js';
import { Icon } from './Icon.js';
import { ModalFrame } from './ModalFrame.js';
import styles from './ModalFrame.styles.js';

interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly closeLabel: string;
}

/** Something to read; nothing to answer. A press beside it closes it too. */
export function Dialog({ open, title, children, onClose, closeLabel }: DialogProps) {
  if (!open) return null;
  return (
    <ModalFrame title={title} lightDismiss onLeave={onClose} actions={<Button onClick={onClose}>{closeLabel}</Button>}>
      {children}
    </ModalFrame>
  );
}

type AlertDialogVariant = 'default' | 'info' | 'destructive';

interface AlertDialogProps {
  readonly open: boolean;
  readonly variant?: AlertDialogVariant;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  /** Without it there is nothing to choose: Escape and the one button do the same. */
  readonly cancelLabel?: string;
  /** The safe answer is the usual one: its button is the filled one. */
  readonly staying?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * UI-02: a question that has to be answered. Escape is the answer no. The safe answer comes first, so that the focus
 * starts there and not on the one that deletes something.
 */
export function AlertDialog({
  open,
  variant = 'default',
  title,
  children,
  confirmLabel,
  cancelLabel,
  staying = false,
  onConfirm,
  onCancel,
}: AlertDialogProps) {
  if (!open) return null;
  const usual = variant === 'destructive' ? 'destructive' : 'default';
  return (
    <ModalFrame
      role="alertdialog"
      className={styles[variant]}
      title={title}
      titleIcon={variant === 'default' ? undefined : <Icon name={variant === 'info' ? 'info' : 'alert'} size={24} />}
      onLeave={onCancel}
      actions={
        <>
          {cancelLabel !== undefined && (
            <Button variant={staying ? 'default' : 'outline'} onClick={onCancel}>
              {cancelLabel}
            </Button>
          )}
          <Button variant={staying ? 'ghost' : usual} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </ModalFrame>
  );
}
