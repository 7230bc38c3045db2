import type { CompositionEvent, FocusEvent, FormEvent } from 'react';
import type { Translate } from '../texts/texts.js';
import { isComposing } from './composition.js';
import type { FieldAccess } from './typed-fields.js';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns what binds a field of the screen to what is typed into it. */
export function boundField<Field extends string>(t: Translate, fields: FieldAccess<Field>, field: Field, id: string) {
  const problem = fields.shownProblem(field);
  return {
    id,
    value: fields.text(field),
    problem: problem && t(problem.key, problem.params),
    // Not `onChange`: React keeps that from a field whose value a script of the browser's had set.
    onInput: ({ currentTarget }: FormEvent<Control>) => {
      if (isComposing(currentTarget)) (fields.compose ?? fields.enter).call(fields, field, currentTarget.value);
      else fields.enter(field, currentTarget.value);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Control>) => fields.enter(field, currentTarget.value),
    onBlur: (event: FocusEvent<Control>) => {
      if (wentOn(event.currentTarget)) fields.leave(field);
    },
  };
}

/** The focus moved to another element. When the whole window lost it, the field is still the active one. */
export function wentOn(control: Element): boolean {
  return control.ownerDocument.activeElement !== control;
}
