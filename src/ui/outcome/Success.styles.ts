import { media } from '../kit/media.js';
import { oneColumn } from '../kit/one-column.js';
import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

export default styleSheet('Success', {
  // Side by side on a desktop.
  pair: {
    ...oneColumn,
    gap: token.space[5],
    // There as much of the slip as can be is in view.
    [media.phone]: {
      '& section': {
        paddingBlock: token.space[4],
      },
      '& section > svg': {
        width: 'auto',
        height: '3.5rem',
      },
    },
    [media.desktop]: {
      'html:not([data-framed]) &': {
        gridTemplateColumns: 'minmax(0, 32rem) 22rem',
        gap: token.space[7],
        alignItems: 'start',
        justifyContent: 'center',
      },
    },
  },
  // In the middle of the page, the screen would move with what comes.
  more: {
    // As high as most slips, so that the footer does not move when they arrive.
    minHeight: '30rem',
    'main:has(&)': {
      alignContent: 'start',
    },
  },
  // The seconds to the redirect once they are over: nothing under them moves up.
  over: {
    visibility: 'hidden',
  },
});
