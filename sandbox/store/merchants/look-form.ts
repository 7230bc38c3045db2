import { type Appearance, type AppearanceChange, radii, readAppearance } from '../../../src/domain/theme/appearance.js';
import type { Form } from '../../site/form.js';

/** Corners that a merchant can choose; empty: the page's own. */
export const radiusChoices = ['', ...radii] as const;

/** Describes the look that a form of the panel names (TH-07). */
export interface LookForm {
  readonly appearance: Appearance;
  readonly changes: readonly AppearanceChange[];
  readonly isAccentWrong: boolean;
}

export function readLookForm(form: Pick<Form, 'get'>): LookForm {
  const asked = { accent: form.get('accent') ?? '', radius: form.get('radius') ?? '' };
  const { appearance, changes, wrong } = readAppearance(asked);
  return { appearance, changes, isAccentWrong: wrong.includes('accent') };
}
