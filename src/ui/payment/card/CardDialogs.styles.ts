import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('CardDialogs', {
  help: {
    display: 'grid',
    gap: token.space[3],
    justifyItems: 'center',
  },
});
