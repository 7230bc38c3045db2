import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** Describes what a `<dialog>` is given to be a modal. */
interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/** The browser's own modal, which keeps the focus inside, gives it back and leaves on Escape. It is in the document only while it is open. */
export function useModal(onLeave: () => void, beforeClose?: (dialog: HTMLDialogElement) => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const closing = useRef(false);
  useLayoutEffect(() => {
    const element = ref.current;
    closing.current = false;
    if (element && !element.open) element.showModal();
    return () => {
      // Closing before the element goes is what gives the focus back to where it came from.
      closing.current = true;
      if (element) beforeClose?.(element);
      element?.close();
    };
  }, [beforeClose]);
  return {
    ref,
    onCancel: (event) => {
      // It does not close by itself: whether it is open is the owner's state alone.
      event.preventDefault();
      onLeave();
    },
    onClose: (event) => {
      // A browser may close it without asking (a second Escape): the owner's state must follow.
      if (!event.currentTarget.open && !closing.current) onLeave();
    },
  };
}
