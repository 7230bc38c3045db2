import { styleSheet } from './style-sheet.js';
import { token } from './tokens.js';

export default styleSheet('Wordmark', {
  wordmark: {
    flex: 'none',
  },
  window: {
    fill: token.color.focus,
  },
  counter: {
    fill: 'none',
    stroke: token.color.focus,
    strokeWidth: 2.4,
    strokeLinecap: 'round',
  },
  letters: {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2.1,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});
