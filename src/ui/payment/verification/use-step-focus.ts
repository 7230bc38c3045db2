import { type RefObject, useEffect } from 'react';

interface Steps {
  /** How often the shopper was brought to another step. */
  readonly turns: number;
  /** How often the shopper was sent back to something to be mended. */
  readonly sentBack: number;
}

/**
 * Where the keyboard goes on. On another step it is its heading, or the field it is about (`data-step`); whoever is sent
 * back lands where something is to be mended: at what is said of it (`data-mend`), else in the first wrong field. The
 * step it all opens with takes no focus.
 */
export function useStepFocus(place: RefObject<HTMLElement | null>, { turns, sentBack }: Steps): void {
  useEffect(() => {
    if (turns > 0) focus(place.current?.querySelector('[data-step]'));
  }, [place, turns]);
  useEffect(() => {
    const { current } = place;
    if (sentBack > 0) focus(current?.querySelector('[data-mend]') ?? current?.querySelector('[aria-invalid="true"]'));
  }, [place, sentBack]);
}

function focus(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
}
