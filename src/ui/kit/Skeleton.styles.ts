import { styleSheet } from './style-sheet.js';
import { token } from './tokens.js';

export default styleSheet('Skeleton', {
  // It holds still: each that moved would be a layer, drawn anew in every frame while the script is on its way. What moves is
  // the line of the loading overlay.
  skeleton: {
    display: 'block',
    borderRadius: token.radius.sm,
    background: token.color.line,
  },
  line: {
    height: '1rem',
  },
  short: {
    width: '40%',
    height: '1rem',
  },
  amount: {
    width: '7.5rem',
    height: '1.75rem',
  },
  block: {
    height: '4rem',
  },
});
