import { styleSheet } from './style-sheet.js';
import { token } from './tokens.js';

export default styleSheet('Dialog', {
  default: {
    borderColor: token.color.line,
  },
  info: {
    '& h2 > svg': {
      color: token.color.info,
    },
  },
  destructive: {
    '& h2 > svg': {
      color: token.color.danger,
    },
  },
});
