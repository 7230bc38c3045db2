import type { ChangeEvent, FocusEvent } from 'react';
import type { Translate } from '../texts/texts.js';
import type { FieldAccess } from './typed-fields.js';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What binds a field of the screen to what is typed into it. */
export function boundField<Field extends string>(t: Translate, fields: FieldAccess<Field>, field: Field, id: string) {
  const problem = fields.shownProblem(field);
  return {
    id,
    value: fields.text(field),
    problem: problem && t(problem.key, problem.params),
    onChange: (event: ChangeEvent<Control>) => fields.enter(field, event.currentTarget.value),
    onBlur: (event: FocusEvent<Control>) => {
      if (wentOn(event.currentTarget)) fields.leave(field);
    },
  };
}

/** The focus moved to another element. When the whole window lost it, the field is still the active one. */
export function wentOn(control: Element): boolean {
  return control.ownerDocument.activeElement !== control;
}
