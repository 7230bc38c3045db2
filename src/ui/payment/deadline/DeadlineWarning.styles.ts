import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('DeadlineWarning', {
  text: {
    fontVariantNumeric: 'tabular-nums',
  },
  more: {
    marginBlockStart: token.space[2],
  },
});
