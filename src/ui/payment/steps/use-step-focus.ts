import type { RefObject } from 'react';
import type { FocusRequest } from '../../forms/focus-request.js';
import { useFreshRequest } from '../../forms/form-focus.js';

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
