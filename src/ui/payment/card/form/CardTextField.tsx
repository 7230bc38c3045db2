import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ComponentProps, type FormEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { skip } from 'rxjs';
import { maskIsFull } from '../../../../domain/card/card-number.js';
import { observed } from '../../../forms/observed.js';
import { tokenWhileEmpty } from '../../../kit/off-disk.js';
import { TextField } from '../../../kit/TextField.js';
import type { Translate } from '../../../texts/texts.js';
import { type CardField, type CardForm, cardFields } from './card.form.js';
import { enterField, fieldIds, showText } from './hydrate-fields.js';

type ShownProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'placeholder' | 'inputMode' | 'autoCapitalize' | 'className' | 'trailing'
>;

interface CardTextFieldProps extends ShownProps {
  readonly form: CardForm;
  readonly field: CardField;
  /** Holds what the fields stand in. */
  readonly group: RefObject<HTMLElement | null>;
  readonly t: Translate;
  /** Rendered as in the shell, without what was typed into it. */
  readonly asShell: boolean;
  /** Test mode: the fields take no input (PP-14). */
  readonly blocked: boolean;
  /** Its text is the card's own and cannot be typed over (CN-19). */
  readonly locked?: boolean;
}

/**
 * A field of a new card. What is typed stands in the element itself, and a change of the model is shown there: only the
 * first key and the last deletion render the field, and the text is in no attribute.
 */
export const CardTextField = observer(
  ({ form, field, group, t, asShell, blocked, locked = false, placeholder, ...shown }: CardTextFieldProps) => {
    const input = useRef<HTMLInputElement>(null);
    useLayoutEffect(() => followText(form, field, input.current), [form, field]);
    // Chromium styles a placeholder anew at every key, seen or not: a field that holds text has none.
    const holdsText = !asShell && computed(() => form.text(field) !== '').get();
    return (
      <TextField
        {...shown}
        placeholder={holdsText ? undefined : placeholder}
        id={fieldIds[field]}
        inputRef={input}
        defaultValue=""
        problem={problemText(form, field, t)}
        readOnly={blocked || locked}
        autoComplete={tokenWhileEmpty(fieldIds[field], holdsText)}
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint={field === 'owner' ? 'done' : 'next'}
        aria-required={true}
        onInput={(event) => enter(form, field, event, group.current)}
        onCompositionEnd={(event) => enterField(form, field, event.currentTarget)}
        onBlur={(event) => leave(form, field, event.currentTarget)}
      />
    );
  },
);

/** Shows what the model has. What was typed into the shell comes first: it is read into the model (`syncFields`). */
function followText(form: CardForm, field: CardField, input: HTMLInputElement | null): (() => void) | undefined {
  if (input === null) return undefined;
  const texts = observed(() => form.text(field)).pipe(skip(input.value === '' ? 0 : 1));
  const following = texts.subscribe((text) => showText(field, input, text));
  return () => following.unsubscribe();
}

function problemText(form: CardForm, field: CardField, t: Translate): string | undefined {
  const problem = form.shownProblem(field);
  return problem && t(problem.key, problem.params);
}

/** A keystroke: enters the field's text, and moves the focus on where the field is complete (CN-17). */
function enter(form: CardForm, field: CardField, event: FormEvent<HTMLInputElement>, group: HTMLElement | null): void {
  const input = event.currentTarget;
  const native = event.nativeEvent;
  enterField(form, field, input);
  const goesOn = movesOn({
    inputType: native instanceof InputEvent ? native.inputType : undefined,
    data: native instanceof InputEvent ? native.data : null,
    caretAtEnd: input.selectionEnd === input.value.length,
    complete: isComplete(form, field),
    cameBack: form.wasFilled(field),
  });
  const next = cardFields[cardFields.indexOf(field) + 1];
  if (goesOn && next !== undefined) group?.querySelector<HTMLElement>(`#${fieldIds[next]}`)?.focus();
}

/** The focus went on. Not so when the whole window lost it, to look the card up in another: the field is still the active one. */
function leave(form: CardForm, field: CardField, input: HTMLInputElement): void {
  if (input.ownerDocument.activeElement !== input) form.leave(field);
}

function isComplete(form: CardForm, field: CardField): boolean {
  if (form.fields.problem(field) !== undefined) return false;
  return field === 'expiry' || (field === 'number' && maskIsFull(form.number));
}

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
