import type { Translate } from '../../texts/texts.js';
import { type FormStep, formSteps } from './transfer-phase.js';

/** Which step of how many it is. */
export function placeOf(t: Translate, step: FormStep): string {
  return t('transfer.step', { step: formSteps.indexOf(step) + 1, count: formSteps.length });
}
