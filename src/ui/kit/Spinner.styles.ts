import { keyframes } from '@emotion/react';
import { media } from './media.js';
import { styleSheet } from './style-sheet.js';
import { token } from './tokens.js';

const breathe = keyframes({
  '50%': { opacity: 0.4 },
});

const turn = keyframes({
  to: { transform: 'rotate(1turn)' },
});

export default styleSheet('Spinner', {
  spinner: {
    display: 'inline-block',
    flex: 'none',
    width: '1.125em',
    height: '1.125em',
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    // The rest of its track is seen faintly.
    '@supports (color: color-mix(in srgb, red, blue))': {
      borderInlineEndColor: 'color-mix(in srgb, currentColor 25%, transparent)',
    },
    borderRadius: token.radius.full,
    animation: `${turn} 800ms linear infinite`,
    // With reduced motion a slow change of opacity still shows that something is loading.
    [media.reducedMotion]: {
      borderInlineEndColor: 'currentColor',
      borderStyle: 'dotted',
      animation: `${breathe} 2s ease-in-out infinite`,
    },
  },
});
