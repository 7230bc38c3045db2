import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('VerificationPanel', {
  panel: {
    ...oneColumn,
    gap: token.space[4],
    minWidth: 0,
  },
  form: {
    ...oneColumn,
    gap: token.space[2],
  },
  otherwise: {
    marginBlockStart: `calc(-1 * ${token.space[2]})`,
    color: token.color.inkMuted,
  },
});
