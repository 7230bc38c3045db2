import { keyframes } from '@emotion/react';
import { media } from '../kit/media.js';
import { oneColumn } from '../kit/one-column.js';
import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

// Without motion its duration is 0.
const arrive = keyframes({
  from: { opacity: 0, transform: 'translateY(0.5rem)' },
});

export default styleSheet('OutcomeScreen', {
  screen: {
    ...oneColumn,
    justifyItems: 'center',
    gap: token.space[3],
    width: '100%',
    maxWidth: '32rem',
    marginInline: 'auto',
    padding: `${token.space[6]} ${token.space[4]}`,
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.lg,
    background: token.color.surface,
    boxShadow: token.shadow.md,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    animation: `${arrive} ${token.motion.calm} ${token.motion.ease}`,
    [media.tablet]: {
      padding: `${token.space[7]} ${token.space[6]}`,
    },
    // In the middle of what the bar and the footer leave.
    'main:has(&)': {
      alignContent: 'center',
    },
  },
  // It takes the focus for screen readers only; a ring would look pressable.
  title: {
    marginBlockStart: token.space[3],
    fontSize: `min(${token.text.xxl}, 8vw)`,
    fontWeight: 650,
    lineHeight: token.leading.tight,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    outline: 'none',
  },
  text: {
    display: 'grid',
    gap: token.space[2],
    maxWidth: '26rem',
    color: token.color.inkMuted,
    textWrap: 'pretty',
    '& strong': {
      color: token.color.ink,
      fontWeight: 650,
    },
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: `${token.space[1]} ${token.space[5]}`,
    maxWidth: '100%',
    marginBlockStart: token.space[2],
    paddingBlock: token.space[3],
    borderBlock: `1px dashed ${token.color.line}`,
    fontSize: token.text.sm,
    [media.tablet]: {
      paddingInline: token.space[4],
    },
  },
  fact: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: `0 ${token.space[2]}`,
    minWidth: 0,
    '& dt': {
      color: token.color.inkMuted,
    },
    '& dd': {
      minWidth: 0,
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
  },
  actions: {
    ...oneColumn,
    gap: token.space[2],
    width: '100%',
    maxWidth: '20rem',
    marginBlockStart: token.space[4],
    // Of the ways on none may be known.
    '&:empty': {
      display: 'none',
    },
  },
});
