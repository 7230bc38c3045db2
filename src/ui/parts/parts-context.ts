import { createContext } from 'react';
import type { Translate } from '../texts/texts.js';
import type { PartVm } from './part.vm.js';

/** Holds every view that a part brings, with what it is: `src/parts/views.ts` adds them. */
// biome-ignore lint/suspicious/noEmptyInterface: the table of the views fills it, which nothing under `ui` imports
export interface LaterViews {}

export type ViewName = keyof LaterViews;

/** Describes what a page fetches later. */
export interface Parts {
  /** Returns the part that brings a view. */
  partOf(view: ViewName): PartVm<Readonly<Partial<LaterViews>>>;
  /** The words for a part that is missing. */
  readonly texts: { readonly t: Translate };
}

/** The composition of the page gives it; the shell has none. */
export const PartsContext = createContext<Parts | undefined>(undefined);
