import { media } from './media.js';
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

/** The counter's edge, above the paper and a little wider. */
export const counter: Rule = {
  content: '""',
  display: 'block',
  height: '0.5rem',
  margin: `calc(-1 * ${token.space[5]} - 0.25rem) calc(-1 * ${token.space[5]} - 0.75rem) ${token.space[4]}`,
  borderRadius: token.radius.full,
  background: token.color.edge,
};
