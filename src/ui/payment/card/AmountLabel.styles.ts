import { styleSheet } from '../../kit/style-sheet.js';

export default styleSheet('AmountLabel', {
  // Longer than the label of a plain sum, and more than one line where there is no room for it.
  long: {
    whiteSpace: 'normal',
  },
});
