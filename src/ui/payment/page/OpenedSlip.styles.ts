import { keyframes } from '@emotion/react';
import { besideForm, media } from '../../kit/media.js';
import { counter, paper } from '../../kit/slip.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

const emerge = keyframes({
  from: { transform: 'translateY(-100%)' },
});

/** Beside the form, and on paper, the summary itself is the slip: it has what this one adds. */
const onlyOpened = {
  ...besideForm({ display: 'none' }),
  '@media print': {
    display: 'none',
  },
};

export default styleSheet('OpenedSlip', {
  slip: {
    width: '100%',
    maxWidth: '22rem',
    margin: `${token.space[1]} auto ${token.space[2]}`,
    paddingInline: token.space[3],
    // The slip says the amount: the row that opened it is as high as before.
    '@media screen': {
      'p:has(+ div > &)': {
        visibility: 'hidden',
      },
    },
    ...besideForm({
      margin: 0,
      padding: 0,
    }),
    '@media print': {
      margin: 0,
      padding: 0,
    },
  },
  counter: {
    ...counter,
    position: 'relative',
    zIndex: 1,
    margin: `0 calc(-1 * ${token.space[3]}) -0.25rem`,
    ...onlyOpened,
  },
  // The counter's edge covers what is above it.
  slot: {
    clipPath: 'inset(0 -2rem -2rem)',
    ...besideForm({
      clipPath: 'none',
    }),
  },
  paper: {
    ...paper,
    [media.motion]: {
      animation: `${emerge} 280ms ${token.motion.ease}`,
    },
    ...besideForm({
      padding: 0,
      background: 'none',
      filter: 'none',
      animation: 'none',
    }),
    '@media print': {
      padding: 0,
    },
  },
  merchant: {
    fontWeight: 650,
    overflowWrap: 'anywhere',
    ...onlyOpened,
  },
  amount: {
    fontSize: 'min(2.375rem, 10vw)',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: token.leading.tight,
    letterSpacing: '-0.02em',
    overflowWrap: 'anywhere',
    ...onlyOpened,
  },
});
