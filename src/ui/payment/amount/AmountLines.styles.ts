import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('AmountLines', {
  line: {
    display: 'flex',
    gap: token.space[4],
    justifyContent: 'space-between',
    marginBlockStart: token.space[3],
    fontSize: token.text.sm,
  },
  value: {
    flex: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
});
