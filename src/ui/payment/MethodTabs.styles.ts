import { media } from '../kit/media.js';
import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

export default styleSheet('MethodTabs', {
  tabs: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: token.space[1],
    padding: token.space[1],
    borderRadius: token.radius.md,
    background: token.color.sunken,
    // On a phone the payment methods are in a drawer, which this button opens.
    [media.phone]: {
      display: 'none',
    },
  },
  tab: {
    minHeight: token.control.md,
    padding: `${token.space[1]} ${token.space[2]}`,
    border: 0,
    borderRadius: `calc(${token.radius.md} - 2px)`,
    background: 'transparent',
    color: token.color.inkMuted,
    fontSize: token.text.sm,
    fontWeight: 550,
    lineHeight: token.leading.tight,
    cursor: 'pointer',
    transition: `background ${token.motion.quick} ${token.motion.ease}`,
    '&[aria-disabled="true"]': {
      opacity: 0.55,
      cursor: 'not-allowed',
    },
  },
  chosen: {
    background: token.color.surface,
    color: token.color.ink,
    boxShadow: token.shadow.sm,
  },
  opener: {
    display: 'none',
    [media.phone]: {
      display: 'flex',
      alignItems: 'center',
      gap: token.space[2],
      minHeight: '3.25rem',
      padding: `${token.space[2]} ${token.space[3]}`,
      border: 0,
      borderRadius: token.radius.md,
      background: token.color.sunken,
      fontWeight: 600,
      cursor: 'pointer',
      '&[aria-disabled="true"]': {
        color: token.color.inkMuted,
        cursor: 'not-allowed',
      },
    },
  },
  what: {
    [media.phone]: {
      marginInlineEnd: 'auto',
      color: token.color.inkMuted,
      fontSize: token.text.sm,
      fontWeight: 550,
    },
  },
});
