import { besideForm, media } from '../kit/media.js';
import { oneColumn } from '../kit/one-column.js';
import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

export default styleSheet('Success', {
  // Side by side on a desktop.
  pair: {
    ...oneColumn,
    gap: token.space[5],
    // The slip itself is printed beside the words: the drawing keeps the window and the tick, without the room of its own slip.
    '& > section > svg': {
      width: 'auto',
      height: '5rem',
      marginBlockEnd: '-1.125rem',
    },
    '& > section > svg > :first-child': {
      display: 'none',
    },
    // There as much of the slip as can be is in view.
    [media.phone]: {
      gap: token.space[4],
      '& > section': {
        paddingBlock: token.space[4],
      },
    },
    // The slip stays on the left, where it stood beside the form; the words take the form's place.
    ...besideForm({
      alignItems: 'start',
      '& > section': {
        gridArea: '2 / 2',
        marginBlockStart: token.control.md,
        justifyItems: 'start',
        maxWidth: 'none',
        padding: 0,
        border: 0,
        borderRadius: 0,
        background: 'none',
        boxShadow: 'none',
        textAlign: 'start',
      },
      // As wide as the form, whose button stood in this column.
      '& > section > div': {
        maxWidth: 'none',
      },
      // It has as many lines in each language, so that the button stands in one place.
      '& > section > h1 + div': {
        alignContent: 'start',
        minHeight: `calc(3 * ${token.leading.normal} * ${token.text.md} + ${token.space[2]})`,
      },
    }),
  },
  // In the middle of the page, the screen would move with what comes.
  more: {
    // As high as most slips, so that the footer does not move when they arrive.
    minHeight: '26rem',
    [media.phone]: {
      'html:not([data-framed]) &': {
        marginBlockEnd: '-1.375rem',
      },
    },
    // There a button has two lines, and so has a fact.
    [media.smallestPhone]: {
      minHeight: '29rem',
    },
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
