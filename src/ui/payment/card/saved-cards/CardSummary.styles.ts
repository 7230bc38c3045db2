import { media } from '../../../kit/media.js';
import { oneColumn } from '../../../kit/one-column.js';
import { styleSheet } from '../../../kit/style-sheet.js';
import { token } from '../../../kit/tokens.js';

export default styleSheet('CardSummary', {
  summary: {
    display: 'flex',
    flex: 1,
    // The words go below the scheme where the text is large.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${token.space[3]}`,
    minWidth: 0,
  },
  scheme: {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: '2.625rem',
    height: '1.75rem',
    color: token.color.inkMuted,
  },
  words: {
    ...oneColumn,
    flex: '1 1 5rem',
    minWidth: 0,
    lineHeight: token.leading.tight,
    textAlign: 'start',
  },
  name: {
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  digits: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${token.space[3]}`,
    color: token.color.inkMuted,
    fontSize: token.text.sm,
    fontVariantNumeric: 'tabular-nums',
  },
  expired: {
    color: token.color.danger,
    fontWeight: 600,
  },
  brand: {
    [media.narrowPhone]: {
      display: 'none',
    },
  },
});
