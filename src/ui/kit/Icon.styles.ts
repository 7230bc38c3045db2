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
  small: {
    width: '1rem',
    height: '1rem',
  },
  medium: {
    width: '1.25rem',
    height: '1.25rem',
  },
  large: {
    width: '1.5rem',
    height: '1.5rem',
  },
});
