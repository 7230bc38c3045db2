import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('CardFields', {
  fields: {
    display: 'grid',
    gridTemplateColumns: '1.3fr 1fr',
    alignItems: 'end',
    columnGap: token.space[3],
    rowGap: token.space[2],
    // The last field has no hint: its empty line already separates it from what follows.
    marginBlockEnd: `calc(-1 * ${token.space[2]})`,
  },
  wide: {
    gridColumn: '1 / -1',
  },
});
