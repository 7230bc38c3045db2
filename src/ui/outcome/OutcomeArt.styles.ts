import { keyframes } from '@emotion/react';
import { media } from '../kit/media.js';
import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

const breathe = keyframes({
  '50%': { opacity: 0.35 },
});

const print = keyframes({
  from: { transform: 'translateY(-2rem)' },
});

export default styleSheet('OutcomeArt', {
  art: {
    overflow: 'visible',
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  good: {
    color: token.color.success,
  },
  bad: {
    color: token.color.danger,
  },
  care: {
    color: token.color.brass,
  },
  calm: {
    color: token.color.accent,
  },
  frame: {
    fill: `color-mix(in srgb, currentColor 22%, ${token.color.surface})`,
  },
  window: {
    fill: token.color.surface,
  },
  counter: {
    stroke: 'currentColor',
    strokeWidth: 8,
  },
  symbol: {
    stroke: 'currentColor',
    strokeWidth: 5,
  },
  waiting: {
    strokeWidth: 7,
    animation: `${breathe} 1.6s ease-in-out infinite`,
    [media.reducedMotion]: {
      animation: 'none',
    },
  },
  // The receipt slides out from under the counter.
  receipt: {
    fill: token.color.surface,
    stroke: 'currentColor',
    strokeWidth: 2,
    animation: `${print} 700ms ${token.motion.ease} 150ms backwards`,
    [media.reducedMotion]: {
      animation: 'none',
    },
  },
});
