import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('DeadlineWarning', {
  // No box of its own: while there is nothing to warn of, it takes no place among the panel's children.
  place: {
    display: 'contents',
  },
  text: {
    fontVariantNumeric: 'tabular-nums',
  },
  more: {
    marginBlockStart: token.space[2],
  },
  failed: {
    '&:not(:empty)': {
      marginBlockStart: token.space[2],
    },
  },
});
