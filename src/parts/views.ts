import type { LaterViews, ViewName } from '../ui/parts/parts-context.js';

/*
 * The table of the views that the page fetches later: what the part `card-extras` exports, and each other one with the
 * part that brings it. `Later` shows any of them by its name.
 */

type CardExtras = typeof import('./card-extras.part.js');

/** The parts that bring views. */
export const viewParts = {
  'card-extras': () => import('./card-extras.part.js'),
  'card-masks': () => import('./card-masks.part.js'),
  'outcome-art': () => import('./outcome-art.part.js'),
  'qr-code': () => import('./qr-code.part.js'),
  broken: () => import('./broken.part.js'),
  links: () => import('./links.part.js'),
} as const;

export type PartName = keyof typeof viewParts;

/** Describes what one of those parts exports: some of the views. */
export type Views = Readonly<Partial<LaterViews>>;

const otherParts = {
  BrokenView: 'broken',
  CardMasks: 'card-masks',
  LinkFailed: 'links',
  LinkPage: 'links',
  LinkSuccess: 'links',
  OutcomeArt: 'outcome-art',
  QrCode: 'qr-code',
} satisfies Record<Exclude<ViewName, keyof CardExtras>, PartName>;

/** Returns the name of the part that brings a view. */
export function partNameOf(view: ViewName): PartName {
  const named: Readonly<Partial<Record<ViewName, PartName>>> = otherParts;
  return named[view] ?? 'card-extras';
}

type AllViews = CardExtras &
  typeof import('./broken.part.js') &
  typeof import('./card-masks.part.js') &
  Omit<typeof import('./links.part.js'), 'readAwaitedLink'> &
  typeof import('./outcome-art.part.js') &
  typeof import('./qr-code.part.js');

declare module '../ui/parts/parts-context.js' {
  interface LaterViews extends AllViews {}
}
