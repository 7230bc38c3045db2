import { oneColumn } from '../kit/one-column.js';
import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

export default styleSheet('PartMissing', {
  panel: {
    ...oneColumn,
    gap: token.space[3],
  },
});
