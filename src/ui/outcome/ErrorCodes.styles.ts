import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

export default styleSheet('ErrorCodes', {
  codes: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: token.space[3],
    marginBlockStart: token.space[1],
    color: token.color.inkMuted,
    fontSize: token.text.xs,
  },
});
