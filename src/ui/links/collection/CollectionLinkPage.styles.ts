import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('CollectionLinkPage', {
  payer: {
    ...oneColumn,
    rowGap: token.space[4],
    minWidth: 0,
    margin: `${token.space[6]} 0 0`,
    padding: 0,
    border: 0,
    '& > div:has(> svg)': {
      gridColumn: '1 / -1',
      marginBlockEnd: token.space[3],
    },
  },
  legend: {
    marginBlockEnd: token.space[3],
    padding: 0,
    fontSize: token.text.lg,
    fontWeight: 650,
    lineHeight: token.leading.tight,
  },
  payAll: {
    marginInlineStart: 'auto',
    marginInlineEnd: '0.375rem',
    paddingInline: token.space[2],
    fontSize: token.text.xs,
  },
});
