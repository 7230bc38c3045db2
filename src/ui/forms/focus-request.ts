import { makeAutoObservable } from 'mobx';
import { useEffect, useEffectEvent } from 'react';

/** A view-model makes it when the focus has to move; where to is the view's answer. Made again, the focus moves again. */
export class FocusRequest {
  /** How often it was made. */
  count = 0;

  constructor() {
    makeAutoObservable(this);
  }

  make(): void {
    this.count += 1;
  }
}

/**
 * Moves the focus once for each time the request was made, after the rendering that followed, so that `target` finds
 * what that rendering added. To be called while an observer renders. `focus` is for a place that wants more than to be
 * focused in the middle of the screen.
 */
export function useFocusRequest<Target extends Element>(
  { count }: FocusRequest,
  target: () => Target | null | undefined,
  focus: (target: Target | null | undefined) => void = focusInView,
): void {
  const move = useEffectEvent(() => focus(target()));
  useEffect(() => {
    if (count > 0) move();
  }, [count]);
}

/** Happens at an element that the page has brought into view by itself: in a frame the window around it scrolls, too. */
export const shownEvent = 'shown';

/** Scrolls the element to the middle, since a browser would only bring it to the edge. */
export function focusInView(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
  element.dispatchEvent(new Event(shownEvent, { bubbles: true }));
}
