import { besideForm, media } from './media.js';
import { styleSheet } from './style-sheet.js';
import { setting, token } from './tokens.js';

/** Between the order and the form; the line that divides the tones is its middle. */
const gutter = 'min(10rem, 16vw)';

/** Of 100 parts of what the gutter leaves; the order's are 22 rem, as wide as the slip, where the window has the room. */
const order = 44;
const form = 100 - order;

const columns = `minmax(0, ${order}fr) minmax(0, ${form}fr)`;

export default styleSheet('TwoTone', {
  // The left half says what is paid, the right half how; the right one is lighter up to the window's edges.
  halves: {
    [media.desktop]: {
      'html:not([data-framed]) &': {
        gridTemplate: `auto 1fr / ${columns}`,
        gap: `0 ${gutter}`,
        // The way back stands right under the bar, and both halves begin on the line under it.
        marginBlockStart: '-1.5rem',
      },
      // The order stands under the way back.
      'html:not([data-framed]) & > :nth-child(3)': {
        gridArea: '2 / 1',
      },
      // One row, the marks under the slip and the rest under the form. Nothing of the footer's own elements here: each
      // change of the page would match them all anew.
      'html:not([data-framed]):has(&) footer': {
        gridTemplateColumns: columns,
        gap: gutter,
        alignItems: 'center',
        paddingBlock: token.space[3],
      },
      'html:not([data-framed]):has(&) main': {
        paddingBlockEnd: 0,
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
        // The middle of the gutter: half of what the form has more than the order, beside the middle of the window.
        inset: '0 0 0 calc(50% - min(3rem, 5vw))',
        borderInlineStart: `1px solid ${token.color.line}`,
        background: token.color.surface,
      },
    },
  },
  // A form that lies on the lighter half is no sheet of its own.
  form: besideForm({
    gridArea: '2 / 2',
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
    [media.tablet]: {
      display: 'none',
    },
  },
  underForm: besideForm({
    marginInlineStart: `calc(${order}% + ${form / 100} * ${gutter})`,
  }),
});
