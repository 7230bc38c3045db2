import { notHinted } from '../../domain/payment/shell-hints.js';
import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

const line = { fontSize: token.text.sm } as const;

export default styleSheet('OrderObliges', {
  obliges: line,
  awaited: {
    ...line,
    [`${notHinted('obliges')} &` as const]: {
      display: 'none',
    },
  },
});
