import { besideForm } from './beside-form.js';
import { media } from './media.js';
import { styleSheet } from './style-sheet.js';
import { setting, token } from './tokens.js';

/** Between the two halves; the line that divides the tones is its middle, and that of the window. */
const gutter = '6rem';

export default styleSheet('TwoTone', {
  // The left half says what is paid, the right half how; the right one is lighter up to the window's edges.
  halves: {
    [media.desktop]: {
      'html:not([data-framed]) &': {
        gridTemplate: 'auto 1fr / repeat(2, minmax(0, 1fr))',
        gap: `0 ${gutter}`,
      },
      // The order stands under the way back.
      'html:not([data-framed]) & > :nth-child(3)': {
        gridArea: '2 / 1',
      },
      // Nothing of the footer's own elements here: each change of the page would match them all anew.
      'html:not([data-framed]):has(&) footer': {
        width: `calc(50% - ${gutter} / 2)`,
        justifyItems: 'start',
      },
    },
  },
  // An empty element. It is not fixed, so that it is no layer of its own; and one plain colour is painted faster than a
  // gradient of the canvas. Paper has one tone.
  lighter: {
    position: 'absolute',
    zIndex: -1,
    [media.desktopScreen]: {
      'html:not([data-framed]) &': {
        inset: '0 0 0 50%',
        borderInlineStart: `1px solid ${token.color.line}`,
        background: token.color.surface,
      },
    },
  },
  // A form that lies on the lighter half is no sheet of its own.
  form: besideForm({
    gridArea: '1 / 2 / span 2',
    padding: 0,
    border: 0,
    borderRadius: 0,
    boxShadow: 'none',
    ...setting(token.panel.pad, '0px'),
  }),
  // Its place is kept until it is known where it leads.
  wayBack: {
    display: 'flex',
    justifyContent: 'center',
    minHeight: token.control.md,
  },
  above: {
    justifyContent: 'start',
    [media.phone]: {
      display: 'none',
    },
  },
  below: {
    // While a payment is sent the line under its button takes the rest of the room: the footer stays where it is.
    'html:has([aria-busy="true"]) &': {
      minHeight: token.space[4],
    },
    [media.tablet]: {
      display: 'none',
    },
  },
  underForm: besideForm({
    marginInlineStart: `calc(50% + ${gutter} / 2)`,
  }),
});
