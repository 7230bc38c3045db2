import type { ReactNode } from 'react';
import { Button } from './Button.js';
import { ModalFrame } from './ModalFrame.js';

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
