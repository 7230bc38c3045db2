import { media } from '../../kit/media.js';
import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('LinkColumns', {
  columns: {
    ...oneColumn,
    gap: token.space[5],
    [media.desktop]: {
      'html[data-framed] &': {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 31rem)',
        gap: token.space[7],
      },
    },
  },
  body: {
    ...oneColumn,
    gap: token.space[1],
    minWidth: 0,
  },
});
