import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

export default styleSheet('ErrorCodes', {
  codes: {
    marginBlockStart: token.space[1],
    color: token.color.inkMuted,
    fontSize: '0.75rem',
  },
  // As the sentence above them stands: in the middle of a screen, at the beginning of an alert.
  code: {
    display: 'inline-block',
    '&:not(:last-child)': {
      marginInlineEnd: token.space[3],
    },
  },
});
