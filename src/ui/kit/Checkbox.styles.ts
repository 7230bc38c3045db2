import { media } from './media.js';
import { styleSheet } from './style-sheet.js';
import { token } from './tokens.js';

export default styleSheet('Checkbox', {
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token.space[1],
  },
  label: {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[3],
    minWidth: 0,
    minHeight: token.control.md,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&:has(input:disabled)': {
      color: token.color.inkMuted,
      cursor: 'not-allowed',
    },
  },
  box: {
    appearance: 'none',
    display: 'grid',
    flex: 'none',
    width: '1.375rem',
    height: '1.375rem',
    margin: 0,
    placeContent: 'center',
    border: `1px solid ${token.color.edge}`,
    borderRadius: token.radius.sm,
    background: token.color.surface,
    cursor: 'inherit',
    '&::before': {
      content: '""',
      width: '0.8125rem',
      height: '0.8125rem',
      background: token.color.onAccent,
      clipPath: 'polygon(8% 50%, 0 60%, 38% 92%, 100% 18%, 90% 8%, 37% 72%)',
      transform: 'scale(0)',
      transition: `transform ${token.motion.quick} ${token.motion.ease}`,
    },
    '&:checked': {
      borderColor: token.color.accent,
      background: token.color.fill,
    },
    '&:checked::before': {
      transform: 'none',
    },
    '&:disabled': {
      borderColor: token.color.line,
      background: token.color.sunken,
    },
    '&:disabled::before': {
      background: token.color.inkMuted,
    },
    // With forced colours the system's own box has the better contrast.
    [media.forcedColors]: {
      appearance: 'auto',
      '&::before': {
        content: 'none',
      },
    },
  },
  help: {
    flex: 'none',
    color: token.color.inkMuted,
  },
});
