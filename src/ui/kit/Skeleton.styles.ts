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
    [media.motion]: {
      'html[data-painted] &': {
        animation: `${breathe} 1.6s ease-in-out infinite`,
      },
    },
  },
  line: {
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
  block: {
    height: '4rem',
  },
});
