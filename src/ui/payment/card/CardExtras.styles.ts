import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('CardExtras', {
  // Longer than the label of a plain sum, and more than one line where there is no room for it.
  longLabel: {
    whiteSpace: 'normal',
  },
  limit: {
    color: token.color.inkMuted,
    fontSize: token.text.sm,
  },
  help: {
    ...oneColumn,
    gap: token.space[3],
    justifyItems: 'center',
  },
});
