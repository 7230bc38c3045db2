import type { Translate } from '../../texts/texts.js';
import { formSteps, type TransferFace } from './transfer-face.js';

/** Which step of how many it is. */
export function placeOf(t: Translate, face: TransferFace): string {
  return t('transfer.step', { step: formSteps.indexOf(face) + 1, count: formSteps.length });
}
