import type { Translate } from '../../texts/texts.js';
import { type FormStep, formSteps } from './transfer-phase.js';

/** Which step of how many it is. The first one names the method, too; the way back stands beside the others. */
export function placeOf(t: Translate, step: FormStep): string {
  const place = formSteps.indexOf(step);
  return t(place === 0 ? 'transfer.firstStep' : 'transfer.step', { step: place + 1, count: formSteps.length });
}
