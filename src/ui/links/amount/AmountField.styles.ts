import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('AmountField', {
  field: {
    // A button that finds no room beside the amount goes below it.
    '& > div:has(> button)': {
      flexWrap: 'wrap',
      height: 'auto',
    },
    '& span:has(> input)': {
      flexBasis: '5.5rem',
      height: 'calc(3rem - 2px)',
    },
    '& input': {
      paddingInlineStart: token.space[2],
      fontSize: token.text.xl,
      fontWeight: 650,
    },
    '& input::placeholder': {
      fontWeight: 500,
    },
  },
  sign: {
    flex: 'none',
    paddingInlineStart: token.space[3],
    color: token.color.inkMuted,
    fontSize: token.text.xl,
    fontWeight: 500,
  },
});
