import { keyframes } from '@emotion/react';
import { media } from './media.js';
import { styleSheet } from './style-sheet.js';
import { token } from './tokens.js';

const breathe = keyframes({
  '50%': { opacity: 0.35 },
});

const pass = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});

export default styleSheet('LoadingOverlay', {
  bar: {
    position: 'absolute',
    // On the edge of a panel, between its corners; where there is no edge (a pad of 0px), above the content and as wide:
    // 99 pads are more than any corner, or nothing.
    inset: `min(-1px, ${token.panel.pad} - ${token.space[3]}) min(${token.radius.lg}, 99 * ${token.panel.pad}) auto`,
    zIndex: 2,
    height: '3px',
    overflow: 'hidden',
    borderRadius: token.radius.full,
    background: token.color.accentSoft,
    pointerEvents: 'none',
    // How high the content will be is not known yet: what stands under it is not shown, so that nothing in sight moves.
    '*:has(div > &) + :is(div, footer)': {
      visibility: 'hidden',
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '40%',
      borderRadius: 'inherit',
      background: token.color.accent,
    },
    [media.motion]: {
      '&::after': {
        transform: 'translateX(-100%)',
      },
      'html[data-painted] &::after': {
        animation: `${pass} 1.4s ${token.motion.ease} infinite`,
      },
    },
    [media.reducedMotion]: {
      '&::after': {
        width: '100%',
      },
      'html[data-painted] &::after': {
        animation: `${breathe} 2s ease-in-out infinite`,
      },
    },
  },
});
