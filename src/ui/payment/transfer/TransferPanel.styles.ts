import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('TransferPanel', {
  panel: {
    display: 'grid',
    minWidth: 0,
  },
  step: {
    display: 'grid',
    gap: token.space[4],
    minWidth: 0,
  },
  again: {
    marginBlockStart: token.space[2],
  },
});
