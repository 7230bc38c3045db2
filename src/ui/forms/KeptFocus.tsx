import { type ReactElement, useLayoutEffect } from 'react';

/**
 * Remembers the field that has the focus before the page is hydrated. The function that it returns gives its successor the
 * text, the focus and the caret, where React drew the page anew because something else had put elements into it (RL-14).
 */
export function keepFocus(document: Document): () => void {
  const field = document.activeElement;
  return () => {
    if (!(field instanceof HTMLInputElement) || field.isConnected) return;
    const successor = document.getElementById(field.id);
    if (!(successor instanceof HTMLInputElement)) return;
    successor.focus();
    successor.value = field.value;
    successor.setSelectionRange(field.selectionStart, field.selectionEnd);
    // The text that was typed last is in the field alone.
    successor.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** Calls `restore` once its children are drawn. */
export function KeptFocus({ restore, children }: { readonly restore: () => void; readonly children: ReactElement }) {
  useLayoutEffect(restore, [restore]);
  return children;
}
