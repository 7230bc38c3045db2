import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('CardDialogs', {
  help: {
    ...oneColumn,
    gap: token.space[3],
    justifyItems: 'center',
  },
});
