import { boundField } from '../../forms/bound-field.js';
import { leadsToNextField } from '../../forms/next-field.js';
import type { FieldAccess } from '../../forms/typed-fields.js';
import type { Translate } from '../../texts/texts.js';

/** Returns what binds a field of a link's page to what is typed into it. */
export function fieldProps<Field extends string>(t: Translate, fields: FieldAccess<Field>, field: Field) {
  return { ...boundField(t, fields, field, `link-${field}`), ...leadsToNextField };
}
