import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('CardTerms', {
  limit: {
    color: token.color.inkMuted,
    fontSize: token.text.sm,
  },
});
