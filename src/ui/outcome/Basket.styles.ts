import { oneColumn } from '../kit/one-column.js';
import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

export default styleSheet('Basket', {
  basket: {
    ...oneColumn,
    gap: token.space[3],
    marginBlockStart: token.space[4],
    paddingBlockStart: token.space[4],
    borderBlockStart: `1px dashed ${token.color.edge}`,
    fontSize: token.text.sm,
  },
  line: {
    display: 'flex',
    // A price goes to the next line before a word is broken.
    flexWrap: 'wrap',
    gap: `0 ${token.space[4]}`,
    justifyContent: 'space-between',
  },
  name: {
    flex: '1 1 min-content',
    minWidth: 0,
    overflowWrap: 'break-word',
  },
  quantity: {
    color: token.color.inkMuted,
  },
  price: {
    flex: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
});
