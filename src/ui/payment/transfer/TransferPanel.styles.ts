import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('TransferPanel', {
  panel: {
    ...oneColumn,
    minWidth: 0,
  },
  step: {
    ...oneColumn,
    gap: token.space[4],
    minWidth: 0,
  },
  again: {
    marginBlockStart: token.space[2],
  },
  timeRoom: {
    // As large as the words that come.
    visibility: 'hidden',
  },
});
