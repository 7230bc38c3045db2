import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('AmountLines', {
  line: {
    display: 'flex',
    // Where the text is large the amount goes below its name.
    flexWrap: 'wrap',
    gap: `0 ${token.space[4]}`,
    justifyContent: 'space-between',
    marginBlockStart: token.space[3],
    fontSize: token.text.sm,
  },
  value: {
    flex: 'none',
    marginInlineStart: 'auto',
    fontVariantNumeric: 'tabular-nums',
  },
});
