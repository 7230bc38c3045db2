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
  good: {
    color: token.color.success,
    // The window is filled: it needs the contrast of a text, whatever the theme was.
    [media.forcedColors]: {
      color: 'CanvasText',
    },
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
  window: {
    fill: token.color.surface,
  },
  // The tick has the colour of the ground: it stands on the filled window.
  tick: {
    stroke: token.color.surface,
    [media.forcedColors]: {
      stroke: 'Canvas',
    },
  },
  waiting: {
    animation: `${breathe} 1.6s ease-in-out infinite`,
    [media.reducedMotion]: {
      animation: 'none',
    },
  },
  // The receipt slides out from under the counter.
  receipt: {
    fill: token.color.surface,
    animation: `${print} 700ms ${token.motion.ease} 150ms backwards`,
    [media.reducedMotion]: {
      animation: 'none',
    },
  },
});
