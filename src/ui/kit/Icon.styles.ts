import { styleSheet } from './style-sheet.js';

export default styleSheet('Icon', {
  icon: {
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});
