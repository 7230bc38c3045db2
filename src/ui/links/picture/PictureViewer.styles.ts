import { keyframes } from '@emotion/react';
import { styleSheet } from '../../kit/style-sheet.js';
import { setting, token } from '../../kit/tokens.js';

const appear = keyframes({
  from: { opacity: 0 },
});

export default styleSheet('PictureViewer', {
  // The ground is dark in both themes.
  viewer: {
    ...setting(token.color.ink, '#f4f7f6'),
    ...setting(token.color.sunken, 'rgb(255 255 255 / 14%)'),
    ...setting(token.color.focus, '#6bd6c8'),
    width: '100vw',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    padding: 0,
    border: 0,
    background: '#0a0f0e',
    color: token.color.ink,
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    '&[open]': {
      animation: `${appear} ${token.motion.calm} ${token.motion.ease}`,
    },
  },
  stage: {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: '100%',
    padding: `3.75rem ${token.space[3]} 5.5rem`,
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
    '&:active': {
      cursor: 'grabbing',
    },
  },
  picture: {
    minWidth: 0,
    minHeight: 0,
    maxWidth: '100%',
    maxHeight: 'calc(100dvh - 9.25rem)',
    borderRadius: token.radius.sm,
    pointerEvents: 'none',
    transition: `transform ${token.motion.calm} ${token.motion.ease}`,
    willChange: 'transform',
    '.stage[data-held] &': {
      transition: 'none',
    },
  },
  close: {
    position: 'absolute',
    insetBlockStart: `calc(${token.space[2]} + env(safe-area-inset-top))`,
    insetInlineEnd: token.space[2],
    borderRadius: token.radius.full,
    background: 'rgb(10 15 14 / 72%)',
  },
  tools: {
    position: 'absolute',
    insetBlockEnd: `calc(${token.space[4]} + env(safe-area-inset-bottom))`,
    left: '50%',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: token.space[1],
    width: 'max-content',
    maxWidth: `calc(100% - 2 * ${token.space[1]})`,
    padding: token.space[1],
    border: '1px solid rgb(255 255 255 / 18%)',
    borderRadius: '1.75rem',
    background: 'rgb(24 33 31 / 92%)',
    translate: '-50% 0',
    '& button': {
      borderRadius: token.radius.full,
    },
    '& button[aria-disabled="true"]': {
      opacity: 0.45,
    },
  },
  percent: {
    minWidth: '3.25rem',
    fontSize: token.text.sm,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
});
