import { media, onPaper } from './media.js';
import type { Rule } from './style-sheet.js';
import { token } from './tokens.js';

/** How deep the teeth of the foot are. */
const tooth = '7px';

const ground = token.color.paper;

/** A paper slip that hangs from the counter's edge: whatever stands on it, its foot is torn off (PP-19). */
export const paper: Rule = {
  padding: `${token.space[5]} ${token.space[5]} calc(${token.space[5]} + ${tooth})`,
  background: `linear-gradient(${ground}, ${ground}) 0 0 / 100% calc(100% - ${tooth} + 1px) no-repeat, conic-gradient(from -45deg at bottom, ${ground} 90deg, transparent 0) 50% 100% / calc(2 * ${tooth}) ${tooth} repeat-x`,
  // No light around it in the dark.
  filter: 'drop-shadow(0 2px 5px rgb(0 0 0 / 16%))',
  // Without colours of its own it has an edge; its texts have grounds then, whose shadows would be seen.
  [media.forcedColors]: {
    border: '1px solid CanvasText',
    filter: 'none',
  },
};

/** Printing gives the slip alone, in black on white, from a dark page too; so it does before the order is paid (PP-19). */
export const printedAlone: Rule = {
  'body:has(&, [data-slip]) *': {
    visibility: 'hidden',
  },
  'html:has(&, [data-slip])': {
    colorScheme: 'light !important',
    background: 'none',
  },
  'body:has(&, [data-slip])': {
    background: 'none',
  },
  'body :is(&, [data-slip])': onPaper,
  // The attribute makes it outweigh how the slip is placed beside a form.
  'html body :is(&, [data-slip])[class]': {
    position: 'absolute',
    inset: '0 auto auto 0',
    display: 'block',
    maxWidth: '22rem',
  },
  // Merchant and amount of an order, as a phone's paper has them, too.
  'html body :is(&, [data-slip])[class] > p': {
    fontSize: token.text.xl,
    fontWeight: 650,
    textAlign: 'start',
  },
  // The counter's edge is no part of the slip.
  'body :is(&, [data-slip])::before': {
    display: 'none',
  },
  'body :is(&, [data-slip]) *': onPaper,
};

/** A dash in the place of a sum that is not known, or cannot be paid. */
export const unknownSum: Rule = {
  content: '"—"',
  color: token.color.inkMuted,
  fontWeight: 400,
};

/** The counter's edge, above the paper and a little wider. */
export const counter: Rule = {
  content: '""',
  display: 'block',
  height: '0.5rem',
  margin: `calc(-1 * ${token.space[5]}) calc(-1 * (${token.space[5]} + ${token.space[3]})) ${token.space[4]}`,
  borderRadius: token.radius.full,
  background: token.color.edge,
};
