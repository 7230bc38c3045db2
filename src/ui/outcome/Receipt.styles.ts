import { oneColumn } from '../kit/one-column.js';
import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

export default styleSheet('Receipt', {
  receipt: {
    ...oneColumn,
    gap: token.space[4],
    width: '100%',
    maxWidth: '22rem',
    marginInline: 'auto',
    marginBlockStart: token.space[3],
    textAlign: 'start',
    // On paper nothing stands between the order and what was paid.
    '@media print': {
      'div:has(+ * > &)': {
        display: 'none',
      },
    },
  },
  message: {
    textAlign: 'center',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  facts: {
    borderBlockStart: `1px solid ${token.color.line}`,
  },
  fact: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${token.space[4]}`,
    justifyContent: 'space-between',
    paddingBlock: token.space[2],
    borderBlockEnd: `1px solid ${token.color.line}`,
    fontSize: token.text.sm,
    fontVariantNumeric: 'tabular-nums',
    '& dt': {
      color: token.color.inkMuted,
    },
    '& dd': {
      textAlign: 'end',
      overflowWrap: 'anywhere',
    },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: token.space[2],
    justifyContent: 'center',
    '@media print': {
      display: 'none',
    },
  },
  // Its line is there before it is said whether the receipt was copied: nothing below it moves.
  copied: {
    display: 'flex',
    gap: token.space[2],
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '1.25rem',
    color: token.color.success,
    fontSize: token.text.xs,
    '@media print': {
      display: 'none',
    },
  },
  missed: {
    color: token.color.danger,
  },
});
