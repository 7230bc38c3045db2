import { notHinted } from '../../../domain/payment/shell-hints.js';
import { besideForm, media } from '../../kit/media.js';
import { oneColumn } from '../../kit/one-column.js';
import { counter, paper, unknownSum } from '../../kit/slip.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

/** Divides the slip. */
const dashed = {
  paddingBlockStart: token.space[4],
  borderBlockStart: `1px dashed ${token.color.edge}`,
};

export default styleSheet('LinkFacts', {
  columns: {
    ...oneColumn,
    gap: token.space[5],
    [media.desktop]: {
      'html[data-framed] &': {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 31rem)',
        gap: `0 ${token.space[7]}`,
        '& > :nth-child(2)': {
          gridColumn: '1 / -1',
        },
      },
    },
  },
  body: {
    ...oneColumn,
    gap: token.space[1],
    minWidth: 0,
  },
  facts: {
    ...oneColumn,
    alignContent: 'start',
    gap: token.space[4],
    minWidth: 0,
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: token.space[5],
      alignSelf: 'start',
      'html:not([data-framed]) &': {
        width: '100%',
        maxWidth: '22rem',
        ...paper,
        // The first line stands where it does on the slip of the order.
        '&::before': { ...counter, position: 'absolute', inset: '0 -0.75rem auto', margin: 0 },
      },
    },
  },
  head: {
    ...oneColumn,
    alignContent: 'start',
    gap: token.space[2],
    minWidth: 0,
    '.pictured &': {
      flex: '1 1 8rem',
    },
  },
  title: {
    fontSize: token.text.xl,
    fontWeight: 650,
    lineHeight: token.leading.tight,
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  price: {
    ...oneColumn,
  },
  priceLabel: {
    color: token.color.inkMuted,
    fontSize: token.text.sm,
  },
  sum: {
    fontSize: '2.375rem',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: token.leading.tight,
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
  },
  // A phone says it above the button, in view.
  total: {
    [media.belowDesktop]: {
      display: 'none',
    },
    // As high as the amount, while a skeleton stands there.
    '& .sum': {
      minHeight: `calc(2.375rem * ${token.leading.tight})`,
    },
    '& .sum:empty::before': unknownSum,
  },
  untyped: {
    display: 'grid',
    alignContent: 'center',
    minHeight: 'inherit',
    color: token.color.inkMuted,
    fontSize: token.text.lg,
    fontWeight: 400,
  },
  // Says how the amount comes about: the amount itself is larger, on the slip of a desktop and in a phone's bar.
  terms: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${token.space[2]}`,
    color: token.color.inkMuted,
    fontSize: token.text.sm,
    fontVariantNumeric: 'tabular-nums',
    '& .sum': {
      color: token.color.ink,
      fontSize: token.text.lg,
      letterSpacing: 'normal',
    },
    [media.desktop]: {
      '& .sum': {
        color: 'inherit',
        fontSize: 'inherit',
        fontWeight: 'inherit',
      },
    },
  },
  // On the slip of a desktop the amount's place says it.
  priceless: {
    '& > .priceLabel': {
      fontSize: token.text.md,
    },
    [media.desktop]: {
      display: 'none',
    },
  },
  // The rest of a debt stands at the end of a slip, as long as it is another amount: nothing moves when it comes.
  left: {
    [media.desktop]: {
      order: 1,
    },
  },
  said: {
    [media.desktop]: {
      display: 'none',
    },
  },
  pieces: {
    [media.belowDesktop]: {
      display: 'none',
    },
  },
  description: {
    ...oneColumn,
    justifyItems: 'start',
    color: token.color.inkMuted,
    fontSize: token.text.sm,
    [media.desktop]: {
      'html:not([data-framed]) .facts:not(.pictured) &': {
        marginBlockStart: token.space[2],
        ...dashed,
      },
    },
  },
  text: {
    maxWidth: '34rem',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    textWrap: 'pretty',
  },
  cut: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    [`${notHinted('longText')} .awaited &` as const]: {
      display: 'block',
    },
  },
  more: {
    minHeight: token.control.md,
    padding: 0,
    border: 0,
    background: 'none',
    color: token.color.accent,
    fontSize: token.text.sm,
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    [`${notHinted('longText')} .awaited &` as const]: {
      display: 'none',
    },
  },
  pictured: {
    // On a phone the picture stands beside the name, so that the form is in view; under it where the text is large.
    [media.belowDesktop]: {
      display: 'flex',
      flexWrap: 'wrap',
    },
  },
  picture: {
    ...besideForm(dashed),
    [`${notHinted('picture')} .awaited &` as const]: {
      display: 'none',
    },
  },
  // Before the link's data arrives the document's root says which of them there will be.
  awaited: {
    '&:not(:has(#link-description:not(:empty))) .description': {
      display: 'none',
    },
  },
});
