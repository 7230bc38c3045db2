import type { Rule } from './style-sheet.js';

/** Prints black on white and at rest, whatever the theme and the rules of the elements say. */
export const onPaper = {
  borderColor: '#000 !important',
  background: 'none !important',
  color: '#000 !important',
  filter: 'none !important',
  animation: 'none !important',
  visibility: 'visible',
} as const satisfies Rule;
