import type { Rule } from './style-sheet.js';

/** When a rule applies: `[media.phone]: { … }` inside a style. */
export const media = {
  smallestPhone: '@media (max-width: 359px)',
  narrowPhone: '@media (max-width: 399.98px)',
  smallPhone: '@media (max-width: 479.98px)',
  /** From a large phone up. */
  largePhone: '@media (min-width: 480px)',
  phone: '@media (max-width: 639.98px)',
  /** A phone whose owner has not asked for less motion. */
  phoneMotion: '@media (max-width: 639.98px) and (prefers-reduced-motion: no-preference)',
  /** From a tablet up. */
  tablet: '@media (min-width: 640px)',
  belowDesktop: '@media (max-width: 899.98px)',
  desktop: '@media (min-width: 900px)',
  desktopScreen: '@media screen and (min-width: 900px)',
  /** A phone on its side, or any window at a large zoom. */
  lowWindow: '@media (max-height: 29.99em)',
  /** Where scripts run: a browser without them displays all that there is. */
  scripting: '@media (scripting: enabled)',
  coarsePointer: '@media (pointer: coarse)',
  forcedColors: '@media (forced-colors: active)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;

/** Where the order stands beside the form: on a desktop, and never in a frame, where the store's own page is around. */
export const besideForm = (rule: Rule): Rule => ({ [media.desktop]: { 'html:not([data-framed]) &': rule } });

/** Prints black on white and at rest, whatever the theme and the rules of the elements say. */
export const onPaper = {
  borderColor: '#000 !important',
  background: 'none !important',
  color: '#000 !important',
  filter: 'none !important',
  animation: 'none !important',
  visibility: 'visible',
} as const satisfies Rule;
