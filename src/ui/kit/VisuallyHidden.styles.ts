import { styleSheet } from './style-sheet.js';

export default styleSheet('VisuallyHidden', {
  hidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    border: 0,
    whiteSpace: 'nowrap',
  },
});
