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
  },
  marks: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '0.375rem',
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
    gap: `${token.space[2]} ${token.space[5]}`,
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
