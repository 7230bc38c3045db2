import { media } from '../kit/media.js';
import { oneColumn } from '../kit/one-column.js';
import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

export default styleSheet('Footer', {
  footer: {
    ...oneColumn,
    gap: token.space[4],
    paddingBlock: token.space[5],
    color: token.color.inkMuted,
    fontSize: token.text.xs,
    'html[data-framed] &': {
      gap: token.space[1],
      paddingBlock: token.space[4],
    },
  },
  marks: {
    display: 'flex',
    flexWrap: 'wrap',
    // From edge to edge of the slip, or of a phone's form.
    justifyContent: 'space-between',
    gap: '0.25rem',
    width: '100%',
    maxWidth: '22rem',
    marginInline: 'auto',
    // From there on everything begins at one edge.
    [media.tablet]: {
      marginInline: 0,
    },
    [media.smallestPhone]: {
      // Seven logos fit one row of the smallest phone.
      '& img, & svg': {
        width: '2.25rem',
        height: '1.5rem',
      },
    },
  },
  closing: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `0 ${token.space[5]}`,
    [media.tablet]: {
      justifyContent: 'space-between',
    },
  },
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: `0 ${token.space[4]}`,
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: token.control.md,
      color: 'inherit',
    },
    '& a:hover': {
      color: token.color.ink,
    },
  },
});
