import { keyframes } from '@emotion/react';
import { besideForm } from '../kit/beside-form.js';
import { media } from '../kit/media.js';
import { onPaper } from '../kit/on-paper.js';
import { oneColumn } from '../kit/one-column.js';
import { counter, paper } from '../kit/slip.js';
import { type Rule, styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

const print = keyframes({
  from: { transform: 'translateY(-100%)' },
});

/** The paper is 22 rem wide, and the counter's edge stands out on both sides. */
const inPlace: Rule = {
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
    // Printing gives the slip alone, in black on white, from a dark page too; so it does before the order is paid (PP-19).
    '@media print': {
      'body:has(&, [data-slip]) *': {
        visibility: 'hidden',
      },
      'html:has(&, [data-slip])': {
        colorScheme: 'light !important',
        background: 'none',
      },
      'body:has(&, [data-slip])': {
        background: 'none',
      },
      'body :is(&, [data-slip])': onPaper,
      // The attribute makes it outweigh how the slip is placed beside a form.
      'html body :is(&, [data-slip])[class]': {
        position: 'absolute',
        inset: '0 auto auto 0',
        display: 'block',
        maxWidth: '22rem',
      },
      // Merchant and amount of an order, as a phone's paper has them, too.
      'html body :is(&, [data-slip])[class] > p': {
        fontSize: token.text.xl,
        fontWeight: 650,
        textAlign: 'start',
      },
      // The counter's edge is no part of the slip.
      'body :is(&, [data-slip])::before': {
        display: 'none',
      },
      'body :is(&, [data-slip]) *': onPaper,
    },
  },
  counter: {
    ...counter,
    position: 'relative',
    zIndex: 1,
    margin: `0 calc(-1 * ${token.space[3]}) -0.25rem`,
  },
  // The counter's edge hides the part above it.
  slot: {
    clipPath: 'inset(0 -2rem -2rem)',
  },
  paper: {
    ...paper,
    position: 'relative',
    [media.motion]: {
      animation: `${print} 700ms ${token.motion.ease} 150ms backwards`,
    },
  },
  merchant: {
    fontWeight: 650,
    overflowWrap: 'anywhere',
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
    marginBlockStart: token.space[3],
    paddingBlockStart: token.space[3],
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
    marginBlockStart: token.space[3],
    marginInlineStart: 'auto',
    padding: `${token.space[2]} ${token.space[4]}`,
    border: '3px solid currentColor',
    borderRadius: token.radius.sm,
    color: token.color.success,
    fontSize: token.text.xl,
    fontWeight: 700,
    letterSpacing: '0.08em',
    lineHeight: token.leading.tight,
    transform: 'rotate(-8deg)',
    [media.motion]: {
      animation: `${stamp} 200ms ${token.motion.ease} 900ms backwards`,
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
