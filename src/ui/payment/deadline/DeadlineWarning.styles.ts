import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('DeadlineWarning', {
  // No box of its own: while there is nothing to warn of, it takes no place among the panel's children.
  place: {
    display: 'contents',
    // A frame is as high as what is in it: it cannot scroll by what the warning takes, and under the form it moves nothing.
    'html[data-framed] & > *': {
      order: 1,
    },
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
