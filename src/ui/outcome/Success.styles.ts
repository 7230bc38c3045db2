import { besideForm } from '../kit/beside-form.js';
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
    // The slip stays on the left, where it stood beside the form; the words take the form's place.
    ...besideForm({
      alignItems: 'start',
      '& > section': {
        gridArea: '1 / 2 / span 2',
        justifyItems: 'start',
        maxWidth: 'none',
        padding: 0,
        border: 0,
        borderRadius: 0,
        background: 'none',
        boxShadow: 'none',
        textAlign: 'start',
      },
    }),
  },
  // In the middle of the page, the screen would move with what comes.
  more: {
    // As high as most slips, so that the footer does not move when they arrive.
    minHeight: '30rem',
    'main:has(&)': {
      alignContent: 'start',
    },
    // Under the room of the way back.
    ...besideForm({
      marginBlockStart: token.control.md,
    }),
  },
  // The seconds to the redirect once they are over: nothing under them moves up.
  over: {
    visibility: 'hidden',
  },
});
