import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

export default styleSheet('OrderObliges', {
  obliges: {
    fontSize: token.text.sm,
  },
});
