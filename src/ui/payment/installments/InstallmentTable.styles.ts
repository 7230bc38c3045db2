import { media } from '../../kit/media.js';
import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('InstallmentTable', {
  box: {
    ...oneColumn,
    gap: token.space[1],
  },
  table: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: token.text.sm,
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: `0 ${token.space[3]} 0 0`,
      fontWeight: 'inherit',
      textAlign: 'end',
      whiteSpace: 'nowrap',
    },
    '& th:first-child': {
      padding: 0,
      textAlign: 'start',
    },
    '& thead th': {
      paddingBlock: token.space[1],
      color: token.color.inkMuted,
      fontSize: token.text.xs,
    },
    '& thead th:first-child': {
      paddingInlineStart: token.space[3],
    },
  },
  // The whole row can be pressed: its label covers it.
  row: {
    position: 'relative',
    '& > *': {
      height: token.control.md,
      borderBlockStart: `1px solid ${token.color.line}`,
    },
    '&:hover > *': {
      background: token.color.sunken,
    },
    '&:has(input:focus-visible)': {
      outline: `2px solid ${token.color.focus}`,
      outlineOffset: '-2px',
    },
    [media.phone]: {
      '& > *': {
        height: '3.25rem',
      },
    },
  },
  chosen: {
    '.row& > *': {
      background: token.color.accentSoft,
    },
  },
  total: {
    '.chosen &': {
      fontWeight: 650,
    },
  },
  choose: {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[3],
    paddingInline: token.space[3],
    cursor: 'pointer',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
    },
  },
  count: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${token.space[2]}`,
    [media.phone]: {
      flexDirection: 'column',
      alignItems: 'flex-start',
    },
  },
  pft: {
    padding: `0 ${token.space[2]}`,
    borderRadius: token.radius.full,
    background: token.color.brassSoft,
    color: token.color.brass,
    fontSize: token.text.xs,
    fontWeight: 600,
  },
  monthly: {
    color: token.color.inkMuted,
    '.row.chosen &': {
      color: 'inherit',
    },
  },
  toggle: {
    justifySelf: 'start',
  },
});
