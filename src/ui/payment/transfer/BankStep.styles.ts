import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('BankStep', {
  form: {
    ...oneColumn,
    gap: token.space[3],
    minWidth: 0,
  },
  banks: {
    ...oneColumn,
    gap: token.space[2],
  },
  // Words below the sign where the text is large.
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token.space[3],
    minHeight: '3.75rem',
    padding: `${token.space[2]} ${token.space[3]}`,
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.md,
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `background-color ${token.motion.quick} ${token.motion.ease}, border-color ${token.motion.quick} ${token.motion.ease}`,
    '&:hover': {
      borderColor: token.color.edge,
    },
    '&:has(:checked)': {
      borderColor: token.color.accent,
      background: token.color.accentSoft,
    },
    '&:has(:focus-visible)': {
      outline: `2px solid ${token.color.focus}`,
      outlineOffset: '2px',
    },
  },
  closed: {
    '&, &:hover': {
      borderColor: token.color.line,
      background: token.color.sunken,
      color: token.color.inkMuted,
      cursor: 'not-allowed',
    },
  },
  icon: {
    flex: 'none',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: token.radius.sm,
    '.closed &': {
      filter: 'grayscale(1)',
    },
  },
  letter: {
    flex: 'none',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: token.radius.sm,
    display: 'grid',
    placeContent: 'center',
    background: token.color.accentSoft,
    color: token.color.accentStrong,
    fontWeight: 650,
  },
  text: {
    ...oneColumn,
    flex: '1 1 7rem',
    minWidth: 0,
  },
  name: {
    fontWeight: 600,
    lineHeight: token.leading.tight,
  },
  hours: {
    color: token.color.inkMuted,
    fontSize: token.text.xs,
  },
  problem: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '0.375rem',
    color: token.color.danger,
    fontSize: token.text.xs,
    fontWeight: 500,
    lineHeight: '1.25rem',
    '&:not(:empty)': {
      marginBlockStart: token.space[2],
    },
    '& > svg': {
      marginBlockStart: '0.125rem',
    },
  },
});
