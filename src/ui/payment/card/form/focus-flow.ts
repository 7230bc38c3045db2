/** An input event, as far as moving the focus on depends on it (CN-17). */
export interface Entry {
  /** `InputEvent.inputType`; undefined where a script or autofill wrote the field. */
  readonly inputType: string | undefined;
  /** Holds what was typed; null where the mask rewrote a value that was not typed, such as by autofill. */
  readonly data: string | null;
  readonly caretAtEnd: boolean;
  /** The field holds all it can hold and is valid. */
  readonly complete: boolean;
  /** The shopper had left this field before and came back to mend it. */
  readonly cameBack: boolean;
}

/**
 * Returns whether the focus moves to the next field: only after typing at the end of a field that just became complete,
 * never on autofill, a paste, a deletion, or in a field the shopper went back to (CN-17).
 */
export function movesOn({ inputType, data, caretAtEnd, complete, cameBack }: Entry): boolean {
  return inputType === 'insertText' && data !== null && caretAtEnd && complete && !cameBack;
}
