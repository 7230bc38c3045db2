import { styleSheet } from './style-sheet.js';

export default styleSheet('Picture', {
  picture: {
    flex: 'none',
    maxWidth: '100%',
    objectFit: 'contain',
  },
});
