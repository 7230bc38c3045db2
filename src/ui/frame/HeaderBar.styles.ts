import { notHinted } from '../../domain/payment/shell-hints.js';
import { media } from '../kit/media.js';
import { oneColumn } from '../kit/one-column.js';
import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

export default styleSheet('HeaderBar', {
  bar: {
    display: 'flex',
    // With large text the tools have a line of their own.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${token.space[3]}`,
    minHeight: '4rem',
    // A name of two lines stands in the same height.
    paddingBlock: token.space[1],
    // A frame has the store's own bar above it.
    'html[data-framed] &': {
      minHeight: 0,
      paddingBlockStart: token.space[4],
      [media.tablet]: {
        paddingBlockStart: token.space[5],
      },
    },
  },
  payee: {
    display: 'flex',
    flex: '1 1 5.5rem',
    alignItems: 'center',
    gap: token.space[3],
    minWidth: 0,
  },
  // White in both themes: most logos are drawn for it.
  logo: {
    padding: '0.125rem',
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.sm,
    background: '#fff',
    // Its place, before it is known.
    'svg&': {
      borderColor: 'transparent',
      background: token.color.sunken,
    },
    [media.phone]: {
      width: '2.25rem',
    },
    [media.smallestPhone]: {
      display: 'none',
    },
    // Before the data arrives the document's root says whether there will be one.
    [`${notHinted('logo')} svg&` as const]: {
      display: 'none',
    },
  },
  name: {
    ...oneColumn,
    minWidth: 0,
    gap: '0.125rem',
    fontWeight: 650,
    lineHeight: token.leading.tight,
  },
  secure: {
    display: 'flex',
    // There the name has two lines.
    [media.smallestPhone]: {
      display: 'none',
    },
    alignItems: 'center',
    gap: token.space[1],
    color: token.color.inkMuted,
    fontSize: token.text.xs,
    fontWeight: 'normal',
    // Whole pixels, so that the words stand in the middle of the lock.
    lineHeight: '1.1875rem',
    // There it would stand in the store's own page.
    'html[data-framed] &': {
      display: 'none',
    },
    '& > svg': {
      color: token.color.accent,
    },
  },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    marginInlineEnd: 'max(-0.75rem, -3.2vw)',
  },
  // The merchant stated the theme of its frame (TH-08).
  toggle: {
    'html[data-framed][data-stated] &': {
      display: 'none',
    },
  },
  whenDark: {
    display: 'none',
    'html[data-theme="dark"] &': {
      display: 'inline',
    },
  },
  whenLight: {
    'html[data-theme="dark"] &': {
      display: 'none',
    },
  },
  alert: {
    marginBlock: token.space[2],
  },
});
