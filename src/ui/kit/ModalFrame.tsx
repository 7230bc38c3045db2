import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.js';
import type { Elements } from './elements.js';
import styles from './ModalFrame.styles.js';
import { slideOut } from './slide-out.js';
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
  const modal = useModal(onLeave, slideOut);
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

/** The dialog's own element is pressed only beside its content: where a press begins and ends there, it leaves. Escape does the same by keyboard. */
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
    // A text that is marked up to beyond the edge, or a press that is thought better of, ends where it did not begin.
    let isBeside = false;
    const begin = ({ target }: Event) => {
      isBeside = target === element;
    };
    const end = ({ target }: Event) => {
      if (target !== element) isBeside = false;
    };
    const cancel = () => {
      isBeside = false;
    };
    // A press that ended outside of the window made no click: the next one may be a control's, by the keyboard.
    const leave = ({ target }: Event) => {
      if (isBeside && target === element) press.current();
      cancel();
    };
    const listeners = { pointerdown: begin, pointerup: end, pointercancel: cancel, click: leave };
    const each = Object.entries(listeners);
    for (const [type, listener] of each) element.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of each) element.removeEventListener(type, listener);
    };
  }, [dialog, on]);
}
