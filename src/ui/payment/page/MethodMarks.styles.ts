import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('MethodMarks', {
  // One row: a mark that has no room in it is left out.
  marks: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: token.space[1],
    height: '16px',
    overflow: 'hidden',
    '[role="tab"] > &': {
      marginBlockStart: token.space[1],
    },
    // On a phone between the words and the arrow.
    'span > &': {
      gridArea: '1 / 2 / span 2',
      justifyContent: 'end',
    },
  },
});
