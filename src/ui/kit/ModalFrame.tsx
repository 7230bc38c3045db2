import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.js';
import type { Elements } from './elements.js';
import styles from './ModalFrame.styles.js';
import { useModal } from './use-modal.js';

interface ModalFrameProps {
  readonly role?: 'alertdialog' | undefined;
  readonly title: ReactNode;
  readonly titleIcon?: Elements;
  readonly className?: string | undefined;
  /** True where a press beside the dialog leaves it. */
  readonly lightDismiss?: boolean;
  /** False where the content is read piece by piece: read out at once it would be too long. */
  readonly describedByBody?: boolean;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  readonly onLeave: () => void;
}

/** Shows what both dialogs are. */
export function ModalFrame({
  role,
  title,
  titleIcon,
  className,
  lightDismiss,
  describedByBody = true,
  children,
  actions,
  onLeave,
}: ModalFrameProps) {
  const modal = useModal(onLeave);
  const id = useId();
  usePressBeside(modal.ref, lightDismiss === true, onLeave);
  return (
    <dialog
      {...modal}
      role={role}
      className={classNames(styles.dialog, className)}
      aria-labelledby={`${id}-title`}
      aria-describedby={describedByBody ? `${id}-body` : undefined}
    >
      <div className={styles.content}>
        <h2 id={`${id}-title`} className={styles.title}>
          {titleIcon}
          <span>{title}</span>
        </h2>
        <div id={`${id}-body`} className={styles.body}>
          {children}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  );
}

/** The dialog's own element is pressed only beside its content. Escape does the same by keyboard. */
function usePressBeside(
  dialog: { readonly current: HTMLDialogElement | null },
  on: boolean,
  onPress: () => void,
): void {
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element || !on) return undefined;
    const listen = (event: MouseEvent) => {
      if (event.target === element) press.current();
    };
    element.addEventListener('click', listen);
    return () => element.removeEventListener('click', listen);
  }, [dialog, on]);
}
