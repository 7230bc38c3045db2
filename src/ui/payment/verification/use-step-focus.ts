import type { RefObject } from 'react';
import { type FocusRequest, useFocusRequest } from '../../forms/focus-request.js';

interface Steps {
  /** The shopper is brought to another step. */
  readonly stepFocus: FocusRequest;
  /** The shopper has something to correct. */
  readonly correction: FocusRequest;
}

/**
 * Moves the focus between the steps of a panel: to the heading of another step, or to the field it is about
 * (`data-step`); to what is to be corrected, at its message (`data-mend`) or else in the first wrong field.
 */
export function useStepFocus(panel: RefObject<HTMLElement | null>, { stepFocus, correction }: Steps): void {
  useFreshRequest(stepFocus, () => panel.current?.querySelector('[data-step]'));
  useFreshRequest(
    correction,
    () => panel.current?.querySelector('[data-mend]') ?? panel.current?.querySelector('[aria-invalid="true"]'),
  );
}

/** How often each request was made when the focus was moved for it last. */
const served = new WeakMap<FocusRequest, number>();

/** Once for each request: a shopper who comes back to the panel by its tab stays on the tab. */
export function useFreshRequest(request: FocusRequest, target: () => Element | null | undefined): void {
  const { count } = request;
  useFocusRequest(request, () => {
    const isFresh = count > (served.get(request) ?? 0);
    served.set(request, count);
    return isFresh ? target() : undefined;
  });
}
