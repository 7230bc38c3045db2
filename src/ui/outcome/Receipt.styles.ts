import { keyframes } from '@emotion/react';
import { besideForm, media } from '../kit/media.js';
import { oneColumn } from '../kit/one-column.js';
import { counter, paper, printedAlone } from '../kit/slip.js';
import { type Rule, styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

const print = keyframes({
  from: { transform: 'translateY(-100%)' },
});

/** The paper is 22 rem wide, and the counter's edge stands out on both sides. */
const inPlace: Rule = {
  width: `calc(100% + 2 * ${token.space[3]})`,
  maxWidth: `calc(22rem + 2 * ${token.space[3]})`,
  marginInline: `calc(-1 * ${token.space[3]})`,
};

const stamp = keyframes({
  from: { opacity: 0, transform: 'rotate(-8deg) scale(1.5)' },
});

export default styleSheet('Receipt', {
  receipt: {
    ...oneColumn,
    gap: token.space[4],
  },
  message: {
    textAlign: 'center',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  slip: {
    width: '100%',
    maxWidth: '22rem',
    marginInline: 'auto',
    paddingInline: token.space[3],
    textAlign: 'start',
    // In the place and the size that it had beside the form.
    ...besideForm(inPlace),
    '@media print': printedAlone,
  },
  counter: {
    ...counter,
    position: 'relative',
    zIndex: 1,
    margin: `0 calc(-1 * ${token.space[3]}) -0.25rem`,
  },
  // The counter's edge hides the part above it.
  slot: {
    containerType: 'inline-size',
    clipPath: 'inset(0 -2rem -2rem)',
  },
  paper: {
    ...paper,
    ...oneColumn,
    gap: token.space[1],
    position: 'relative',
    [media.motion]: {
      animation: `${print} 700ms ${token.motion.ease} 150ms backwards`,
    },
    // The stamp stands beside the merchant and the words over the amount: on a phone it is in view without scrolling.
    '@container (min-width: 15rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: token.space[2],
      '& > *': {
        gridColumn: '1 / -1',
      },
      '& > :nth-child(-n + 2)': {
        gridColumn: 1,
      },
      '& > .stamp': {
        gridArea: '1 / 2 / span 2',
        alignSelf: 'start',
        margin: `calc(-1 * ${token.space[1]}) calc(-1 * ${token.space[3]}) 0 0`,
        borderWidth: '2px',
        outlineOffset: '-5px',
        fontSize: 'min(1.125rem, 4.8vw)',
      },
      // In both languages the name has the lines that it had on the slip of the order.
      ...besideForm({
        gridTemplateColumns: 'minmax(0, 1fr) 7rem',
        '& > .stamp': {
          justifySelf: 'end',
        },
      }),
    },
  },
  // As on the slip of the order: amount and goods stay where they were.
  merchant: {
    minHeight: '1.5rem',
    fontWeight: 650,
    overflowWrap: 'anywhere',
  },
  label: {
    color: token.color.inkMuted,
    fontSize: token.text.sm,
  },
  reference: {
    color: token.color.inkMuted,
    fontSize: token.text.sm,
    overflowWrap: 'anywhere',
    // The goods follow where they did.
    marginBlockEnd: `calc(-1 * ${token.space[1]})`,
  },
  amount: {
    minHeight: `calc(2.375rem * ${token.leading.tight})`,
    fontSize: 'min(2.375rem, 10vw)',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: token.leading.tight,
    letterSpacing: '-0.02em',
    overflowWrap: 'anywhere',
  },
  facts: {
    ...oneColumn,
    gap: token.space[2],
    marginBlockStart: token.space[4],
    paddingBlockStart: token.space[4],
    borderBlockStart: `1px dashed ${token.color.edge}`,
  },
  fact: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${token.space[4]}`,
    justifyContent: 'space-between',
    fontSize: token.text.sm,
    fontVariantNumeric: 'tabular-nums',
    '& dt': {
      color: token.color.inkMuted,
    },
    '& dd': {
      marginInlineStart: 'auto',
      textAlign: 'end',
      overflowWrap: 'anywhere',
    },
  },
  stamp: {
    width: 'fit-content',
    margin: `${token.space[3]} auto 0`,
    padding: '0.42em 0.58em 0.42em 0.75em',
    // Two edges, as rubber has them, and ink that is thinner in places.
    border: '3px solid currentColor',
    borderRadius: token.radius.sm,
    outline: '1px solid currentColor',
    outlineOffset: '-7px',
    color: token.color.success,
    // With large text it is no wider than the paper.
    fontSize: 'min(1.5rem, 7.5vw)',
    fontWeight: 800,
    letterSpacing: '0.14em',
    lineHeight: token.leading.tight,
    maskImage: 'radial-gradient(120% 160% at 25% 30%, #000 45%, rgb(0 0 0 / 78%) 75%, #000)',
    transform: 'rotate(-8deg)',
    [media.motion]: {
      animation: `${stamp} 200ms ${token.motion.ease} 900ms backwards`,
    },
  },
  // Its room is there before it is stamped.
  unstamped: {
    visibility: 'hidden',
    animation: 'none',
    // Paper shows each text of the slip.
    '@media print': {
      display: 'none',
    },
  },
  // As wide as the paper.
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: token.space[2],
    width: '100%',
    maxWidth: '22rem',
    marginInline: 'auto',
    paddingInline: token.space[3],
    '& > *': {
      flex: '1 1 8rem',
      paddingInline: token.space[2],
      fontSize: token.text.sm,
    },
    ...besideForm(inPlace),
    '@media print': {
      display: 'none',
    },
  },
  accepted: {
    ...oneColumn,
    justifyItems: 'center',
    gap: token.space[1],
    // The words of its buttons begin where the paper does.
    ...besideForm({
      justifyItems: 'start',
      '& button': {
        marginInlineStart: `calc(-1 * ${token.space[3]})`,
      },
    }),
    '@media print': {
      display: 'none',
    },
  },
  acceptedTitle: {
    fontSize: token.text.sm,
    fontWeight: 650,
  },
  // Its line is there before it is said whether the receipt was copied: nothing below it moves.
  copied: {
    display: 'flex',
    gap: token.space[2],
    alignItems: 'center',
    justifyContent: 'center',
    ...besideForm({
      justifyContent: 'start',
    }),
    minHeight: '1.25rem',
    marginBlockStart: `calc(-1 * ${token.space[2]})`,
    color: token.color.success,
    fontSize: token.text.xs,
    '@media print': {
      display: 'none',
    },
  },
  missed: {
    color: token.color.danger,
  },
});
