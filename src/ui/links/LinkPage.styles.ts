import { besideForm } from '../kit/media.js';
import { oneColumn } from '../kit/one-column.js';
import { unknownSum } from '../kit/slip.js';
import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

export default styleSheet('LinkPage', {
  page: {
    ...oneColumn,
    gap: token.space[4],
  },
  // At the upper edge of the window: a line between the header and what is paid would cross both halves.
  loading: {
    position: 'fixed',
    zIndex: 2,
    inset: '1px 0 auto',
  },
  form: {
    minWidth: 0,
    '& output:empty::before': unknownSum,
    // The slip beside the form is always in view and says the sum, or that there is none yet.
    '& p:has(output)': besideForm({
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    }),
  },
  failure: {
    scrollMarginBlock: token.space[5],
  },
  waitingFacts: {
    ...oneColumn,
    alignContent: 'start',
    gap: token.space[3],
  },
  // The footer stands below the window until the form is there, whose height is not known: nothing in sight moves.
  waitingPanel: {
    minHeight: 'max(36rem, 100dvh)',
  },
});
