import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('AccountStep', {
  step: {
    ...oneColumn,
    gap: token.space[4],
    minWidth: 0,
  },
  facts: {
    overflow: 'hidden',
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.md,
  },
  more: {
    borderBlockStart: `1px solid ${token.color.line}`,
    '& > dl': {
      borderBlockStart: `1px solid ${token.color.line}`,
    },
  },
  opener: {
    padding: `${token.space[3]} ${token.space[3]}`,
    color: token.color.inkMuted,
    fontSize: token.text.sm,
    fontWeight: 600,
    lineHeight: '1.25rem',
    cursor: 'pointer',
    '&:focus-visible': {
      outlineOffset: '-2px',
    },
  },
  fact: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    padding: `${token.space[1]} ${token.space[1]} ${token.space[1]} ${token.space[3]}`,
    '& + &': {
      borderBlockStart: `1px solid ${token.color.line}`,
    },
  },
  name: {
    alignSelf: 'end',
    color: token.color.inkMuted,
    fontSize: token.text.xs,
    lineHeight: '1.25rem',
  },
  value: {
    gridRow: 2,
    alignSelf: 'start',
    minWidth: 0,
  },
  text: {
    display: 'block',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: token.leading.tight,
    overflowWrap: 'anywhere',
    userSelect: 'text',
  },
  // Where one line is too short it breaks between groups of four, into lines of like length.
  iban: {
    overflowWrap: 'normal',
    textWrap: 'balance',
  },
  missed: {
    display: 'block',
    color: token.color.danger,
    fontSize: token.text.xs,
  },
  copy: {
    gridRow: '1 / span 2',
  },
  button: {
    color: token.color.accent,
  },
  copied: {
    color: token.color.success,
  },
});
