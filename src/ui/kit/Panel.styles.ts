import { media } from './media.js';
import { oneColumn } from './one-column.js';
import { styleSheet } from './style-sheet.js';
import { setting, token } from './tokens.js';

export default styleSheet('Panel', {
  // The sheet a form lies on; what is in it may reach its edges by `token.panel.pad`.
  panel: {
    ...setting(token.panel.pad, `min(${token.space[4]}, 5vw)`),
    position: 'relative',
    ...oneColumn,
    alignContent: 'start',
    gap: token.space[4],
    minWidth: 0,
    padding: token.panel.pad,
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.lg,
    background: token.color.surface,
    boxShadow: token.shadow.md,
    [media.tablet]: {
      ...setting(token.panel.pad, token.space[5]),
    },
    // A frame stands in a page that has edges of its own, and a ground that may be seen (TH-08).
    'html[data-framed] &': {
      ...setting(token.panel.pad, '0px'),
      border: 0,
      borderRadius: 0,
      background: 'none',
      boxShadow: 'none',
    },
  },
});
