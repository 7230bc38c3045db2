import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from './Button.js';
import { ModalFrame } from './ModalFrame.js';
import styles from './Sheet.styles.js';

interface SheetProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly closeLabel: string;
  /** A quieter variant where closing is not the usual step. */
  readonly closeVariant?: ButtonVariant;
}

/** Shows what a phone shows instead of a list in the page: it opens from the bottom edge, within reach of the thumb. */
export function Sheet({ open, title, children, onClose, closeLabel, closeVariant }: SheetProps) {
  if (!open) return null;
  return (
    <ModalFrame
      className={styles.sheet}
      title={title}
      lightDismiss
      describedByBody={false}
      onLeave={onClose}
      actions={
        <Button variant={closeVariant} onClick={onClose}>
          {closeLabel}
        </Button>
      }
    >
      {children}
    </ModalFrame>
  );
}
