import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('PageExtras', {
  amountLine: {
    display: 'flex',
    // Where the text is large the amount goes below its name.
    flexWrap: 'wrap',
    gap: `0 ${token.space[4]}`,
    justifyContent: 'space-between',
    marginBlockStart: token.space[3],
    fontSize: token.text.sm,
  },
  amountValue: {
    textAlign: 'end',
    marginInlineStart: 'auto',
    fontVariantNumeric: 'tabular-nums',
  },
  // One row: a mark that has no room in it is left out.
  marks: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: token.space[1],
    height: '16px',
    overflow: 'hidden',
    '[role="tab"] > &': {
      marginBlockStart: token.space[1],
    },
    // On a phone between the words and the arrow.
    'span > &': {
      gridArea: '1 / 2 / span 2',
      justifyContent: 'end',
    },
  },
  // No box of its own: while there is nothing to warn of, it takes no place among the panel's children.
  warning: {
    display: 'contents',
  },
  timeLeft: {
    fontVariantNumeric: 'tabular-nums',
  },
  moreTime: {
    marginBlockStart: token.space[2],
  },
  moreFailed: {
    '&:not(:empty)': {
      marginBlockStart: token.space[2],
    },
  },
});
