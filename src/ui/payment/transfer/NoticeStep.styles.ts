import { media } from '../../kit/media.js';
import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('NoticeStep', {
  form: {
    ...oneColumn,
    gap: token.space[4],
    minWidth: 0,
  },
  body: {
    ...oneColumn,
    gap: token.space[3],
    minWidth: 0,
  },
  fields: {
    ...oneColumn,
    gap: `${token.space[4]} ${token.space[3]}`,
    [media.largePhone]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
  wide: {
    gridColumn: '1 / -1',
  },
  date: {
    '& input': {
      minWidth: 0,
      appearance: 'none',
      // WebKit does not centre the date of a block by itself.
      alignContent: 'center',
    },
  },
  sentBy: {
    ...oneColumn,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
  },
  legend: {
    padding: 0,
    fontSize: token.text.sm,
    fontWeight: 600,
  },
  note: {
    color: token.color.inkMuted,
    fontSize: token.text.xs,
  },
  // Aligned with the label of its checkbox, and as wide as four digits need.
  short: {
    maxWidth: '16rem',
    marginInlineStart: '2.125rem',
  },
});
