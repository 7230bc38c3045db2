import { type Appearance, type AppearanceChange, radii, readAppearance } from '../../../src/domain/theme/appearance.js';
import type { Form } from '../../site/form.js';

/** Corners that a merchant can choose; empty: the page's own. */
export const radiusChoices = ['', ...radii] as const;

/** Describes the look that a form of the panel names (TH-07). */
export interface LookForm {
  readonly appearance: Appearance;
  readonly changes: readonly AppearanceChange[];
  /** The parts that cannot be meant as anything. */
  readonly wrong: readonly (keyof Appearance)[];
}

/** A field that did not come leaves what is stored: the form may have been opened before the panel had the field. */
export function readLookForm(form: Pick<Form, 'get'>, stored: Appearance = {}): LookForm {
  const asked = (part: 'accent' | 'radius') => form.get(part) ?? stored[part] ?? '';
  return readAppearance({ accent: asked('accent'), radius: asked('radius') });
}
