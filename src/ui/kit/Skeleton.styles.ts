import { keyframes } from '@emotion/react';
import { media } from './media.js';
import { styleSheet } from './style-sheet.js';
import { token } from './tokens.js';

const breathe = keyframes({
  '50%': { opacity: 0.45 },
});

export default styleSheet('Skeleton', {
  skeleton: {
    display: 'block',
    borderRadius: token.radius.sm,
    background: token.color.line,
    animation: `${breathe} 1.6s ease-in-out infinite`,
    [media.reducedMotion]: {
      animation: 'none',
    },
  },
  line: {
    width: '100%',
    height: '1rem',
  },
  short: {
    width: '40%',
    height: '1rem',
  },
  amount: {
    width: '7.5rem',
    height: '1.75rem',
  },
  picture: {
    width: '3rem',
    height: '2rem',
  },
  block: {
    width: '100%',
    height: '4rem',
  },
});
