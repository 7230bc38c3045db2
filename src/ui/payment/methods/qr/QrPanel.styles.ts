import { media } from '../../../kit/media.js';
import { oneColumn } from '../../../kit/one-column.js';
import { styleSheet } from '../../../kit/style-sheet.js';
import { token } from '../../../kit/tokens.js';

export default styleSheet('QrPanel', {
  panel: {
    ...oneColumn,
    justifyItems: 'center',
    gap: token.space[4],
    [media.phone]: {
      gap: token.space[3],
    },
  },
  // On a phone the code is typed, and stands alone at first; elsewhere the picture is scanned.
  codes: {
    ...oneColumn,
    justifyItems: 'center',
    gap: token.space[3],
    width: '100%',
  },
  opener: {
    [media.tablet]: {
      display: 'none',
    },
  },
  title: {
    fontSize: token.text.lg,
    fontWeight: 650,
    lineHeight: token.leading.tight,
    overflowWrap: 'anywhere',
    textAlign: 'center',
  },
  frame: {
    display: 'grid',
    placeItems: 'center',
    width: 'min(16rem, 100%)',
    aspectRatio: '1',
    padding: token.space[2],
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.md,
    // Readers need a white ground, in the dark theme too.
    background: '#fff',
    color: '#0e2321',
    [media.phone]: {
      '&:not(.open)': {
        display: 'none',
      },
    },
  },
  open: {
    [media.phone]: {
      width: 'min(13rem, 100%)',
    },
  },
  code: {
    width: '100%',
    height: '100%',
  },
  missing: {
    padding: token.space[3],
    fontSize: token.text.sm,
    textAlign: 'center',
  },
  text: {
    maxWidth: '25rem',
    color: token.color.inkMuted,
    fontSize: token.text.sm,
    textAlign: 'center',
    textWrap: 'pretty',
  },
  reference: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${token.space[2]} ${token.space[3]}`,
    width: '100%',
    // The button is below where the code would be broken in two beside it.
    '& > :first-child': {
      flex: '1 1 auto',
      minWidth: 0,
    },
    padding: `${token.space[2]} ${token.space[3]}`,
    borderRadius: token.radius.md,
    background: token.color.sunken,
  },
  label: {
    display: 'block',
    color: token.color.inkMuted,
    fontSize: token.text.xs,
  },
  value: {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: 'min(1.5rem, 8vw)',
    lineHeight: token.leading.tight,
    letterSpacing: '0.06em',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
  copied: {
    flexBasis: '100%',
    fontSize: token.text.xs,
  },
  clock: {
    ...oneColumn,
    gap: token.space[1],
    width: '100%',
    fontSize: token.text.sm,
    '& > p': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      color: token.color.inkMuted,
    },
  },
  time: {
    color: token.color.ink,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
  },
  bar: {
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: '0.25rem',
    overflow: 'hidden',
    border: 0,
    borderRadius: token.radius.full,
    background: token.color.line,
    '&::-webkit-progress-bar': {
      background: 'transparent',
    },
    '&::-webkit-progress-value': {
      background: token.color.accent,
    },
    '&::-moz-progress-bar': {
      background: token.color.accent,
    },
  },
  // Its code is about to expire.
  near: {
    '& .time': {
      color: token.color.brass,
    },
    '& .bar::-webkit-progress-value': {
      background: token.color.brass,
    },
    '& .bar::-moz-progress-bar': {
      background: token.color.brass,
    },
  },
  still: {
    display: 'grid',
    gap: token.space[3],
    width: '100%',
    justifyItems: 'center',
    paddingBlock: token.space[5],
    color: token.color.inkMuted,
    textAlign: 'center',
    '& > span:first-child': {
      color: token.color.accent,
      fontSize: token.text.xxl,
    },
  },
  ended: {
    display: 'grid',
    gap: token.space[3],
    width: '100%',
  },
  done: {
    color: token.color.success,
  },
});
