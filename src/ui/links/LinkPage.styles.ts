import { media } from '../kit/media.js';
import { oneColumn } from '../kit/one-column.js';
import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

export default styleSheet('LinkPage', {
  page: {
    position: 'relative',
    ...oneColumn,
    gap: token.space[4],
  },
  form: {
    position: 'relative',
    minWidth: 0,
  },
  columns: {
    ...oneColumn,
    gap: token.space[5],
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 31rem)',
      gap: token.space[7],
    },
  },
  body: {
    ...oneColumn,
    gap: token.space[4],
    minWidth: 0,
  },
  failure: {
    scrollMarginBlock: token.space[5],
  },
  waitingFacts: {
    ...oneColumn,
    alignContent: 'start',
    gap: token.space[3],
  },
  // About as tall as the form that is loading, so that nothing below it moves.
  waitingPanel: {
    minHeight: '36rem',
  },
});
