import { keyframes } from '@emotion/react';
import { media } from './media.js';
import { oneColumn } from './one-column.js';
import { styleSheet } from './style-sheet.js';
import { token } from './tokens.js';

const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(0.75rem)' },
});

const slide = keyframes({
  from: { transform: 'translateY(100%)' },
});

const slideOut = keyframes({
  to: { transform: 'translateY(100%)' },
});

const appear = keyframes({
  from: { opacity: 0 },
});

const fade = keyframes({
  to: { opacity: 0 },
});

const pad = `min(${token.space[5]}, 6vw)`;

export default styleSheet('ModalFrame', {
  dialog: {
    // The edges stay narrow where the text is large and the window is not.
    width: `min(27rem, calc(100vw - 2 * min(${token.space[4]}, 4vw)))`,
    maxHeight: `calc(100dvh - 2 * ${token.space[4]})`,
    padding: 0,
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.lg,
    background: token.color.surface,
    color: token.color.ink,
    boxShadow: token.shadow.lg,
    overflowWrap: 'anywhere',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    '&::backdrop': {
      background: token.color.scrim,
    },
    '&[open]': {
      animation: `${rise} ${token.motion.calm} ${token.motion.ease}`,
    },
    '&[open]::backdrop': {
      animation: `${appear} ${token.motion.calm} ${token.motion.ease}`,
    },
    // On a phone it slides from the lower edge, within reach of the thumb.
    [media.phone]: {
      width: '100%',
      maxWidth: '100%',
      maxHeight: '85dvh',
      marginBlockEnd: 0,
      borderWidth: '1px 0 0',
      borderRadius: `${token.radius.lg} ${token.radius.lg} 0 0`,
      '&[open]': {
        animation: 'none',
      },
    },
    [media.phoneMotion]: {
      '&[open]': {
        animation: `${slide} 280ms ${token.motion.ease}`,
      },
      // The copy that leaves.
      '&[popover]': {
        animation: `${slideOut} 200ms ease-in forwards`,
      },
      '&[popover]::backdrop': {
        animation: `${fade} 200ms ease-in forwards`,
      },
    },
  },
  content: {
    ...oneColumn,
    gap: token.space[3],
    padding: pad,
    [media.phone]: {
      paddingBlockEnd: `calc(${pad} + env(safe-area-inset-bottom))`,
    },
  },
  title: {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[2],
    // Beside the icon a long word of the large text is as wide as the narrowest phone leaves.
    fontSize: `min(${token.text.lg}, 8vw)`,
    fontWeight: 650,
    lineHeight: token.leading.tight,
  },
  body: {
    ...oneColumn,
    gap: token.space[3],
    color: token.color.inkMuted,
    '& > img': {
      justifySelf: 'center',
    },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: token.space[2],
    marginBlockStart: token.space[3],
    // The only one stays in sight while a long text is read above it; more would leave no room for large text.
    '&:has(> :only-child)': {
      position: 'sticky',
      insetBlockEnd: 0,
      margin: `0 calc(-1 * ${pad}) calc(-1 * ${pad})`,
      padding: `${token.space[3]} ${pad} ${pad}`,
      background: token.color.surface,
    },
    [media.lowWindow]: {
      '&&': {
        position: 'static',
      },
    },
    '& > *': {
      flex: '1 1 7rem',
    },
    [media.tablet]: {
      '& > *': {
        flex: 'none',
        minWidth: '6.5rem',
      },
    },
  },
  // Of a question, by what it asks.
  default: {
    borderColor: token.color.line,
  },
  info: {
    '& h2 > svg': {
      color: token.color.info,
    },
  },
  destructive: {
    '& h2 > svg': {
      color: token.color.danger,
    },
  },
});
