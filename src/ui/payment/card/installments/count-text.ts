import type { Translate } from '../../../texts/texts.js';

/** How a count is called: 0 is the single payment (IN-01). */
export function countText(count: number, t: Translate): string {
  return count === 0 ? t('installments.single') : t('installments.of', { count });
}
