import { besideForm, media } from '../../kit/media.js';
import { oneColumn } from '../../kit/one-column.js';
import { counter, paper } from '../../kit/slip.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('OrderSummary', {
  summary: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: token.space[3],
    minWidth: 0,
    // In a frame the form has no sheet of its own: a line divides them.
    'html[data-framed] &': {
      marginBlockEnd: token.space[3],
      paddingBlockEnd: token.space[2],
      borderBlockEnd: `1px solid ${token.color.line}`,
    },
    // Beside a form that is longer than the screen the order stays in view.
    ...besideForm({
      ...oneColumn,
      alignContent: 'start',
      gap: token.space[1],
      position: 'sticky',
      insetBlockStart: token.space[5],
      alignSelf: 'start',
      width: '100%',
      maxWidth: '22rem',
      ...paper,
      '&::before': counter,
    }),
  },
  // On a phone the bar right above says it.
  merchant: {
    display: 'none',
    ...besideForm({
      display: 'block',
      minHeight: '1.5rem',
      fontWeight: 650,
      overflowWrap: 'anywhere',
      // Beside it the slip is stamped once it is paid.
      paddingInlineEnd: 'min(7.5rem, 40%)',
    }),
    // Paper shows the whole slip, and is narrower than a desktop.
    '@media print': {
      display: 'block',
    },
  },
  label: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    // On a phone, too, where it is not seen: the browser loads a font for each size and weight of a text.
    fontSize: token.text.sm,
    ...besideForm({
      position: 'static',
      width: 'auto',
      height: 'auto',
      clipPath: 'none',
      fontWeight: 400,
      color: token.color.inkMuted,
    }),
  },
  toggle: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space[1],
    minHeight: token.control.md,
    padding: 0,
    border: 0,
    background: 'none',
    color: token.color.inkMuted,
    fontSize: token.text.sm,
    fontWeight: 600,
    textAlign: 'start',
    cursor: 'pointer',
    '&[aria-expanded="true"] svg': {
      rotate: '180deg',
    },
    ...besideForm({
      display: 'none',
    }),
    '@media print': {
      display: 'none',
    },
  },
  // As large as the skeleton that stands there first.
  amount: {
    minWidth: 'min(100%, 7.5rem)',
    fontSize: token.text.xl,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1.75rem',
    letterSpacing: '-0.01em',
    textAlign: 'end',
    overflowWrap: 'anywhere',
    // There the largest amount has its words beside it, as it has while it is not known: nothing moves when it comes.
    [media.smallestPhone]: {
      fontSize: 'min(1.1875rem, 6vw)',
    },
    ...besideForm({
      minWidth: 0,
      lineHeight: token.leading.tight,
      textAlign: 'start',
      minHeight: `calc(2.375rem * ${token.leading.tight})`,
      fontSize: '2.375rem',
      letterSpacing: '-0.02em',
    }),
  },
  reference: {
    minHeight: `calc(${token.text.sm} * ${token.leading.normal})`,
    color: token.color.inkMuted,
    fontSize: token.text.sm,
    overflowWrap: 'anywhere',
  },
  details: {
    flex: '1 1 100%',
    display: 'none',
    ...besideForm({
      display: 'block',
    }),
    '@media print': {
      display: 'block',
    },
  },
  open: {
    display: 'block',
  },
});
