import { media } from '../../kit/media.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('StepBar', {
  sum: {
    // The button's text is longer than that of the card's pay bar.
    [media.phone]: {
      fontSize: token.text.lg,
    },
  },
});
