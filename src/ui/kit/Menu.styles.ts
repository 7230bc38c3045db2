import { styleSheet } from './style-sheet.js';
import { token } from './tokens.js';

export default styleSheet('Menu', {
  menu: {
    position: 'relative',
  },
  trigger: {
    gap: token.space[1],
    paddingInline: token.space[2],
    fontSize: token.text.sm,
  },
  list: {
    position: 'fixed',
    inset: 'auto',
    top: '3.25rem',
    right: token.space[3],
    minWidth: '10rem',
    margin: 0,
    padding: token.space[1],
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.md,
    background: token.color.surface,
    color: token.color.ink,
    boxShadow: token.shadow.lg,
    // Browsers with anchor positioning place the list at its button; in others it stands under the bar.
    '@supports (position-area: block-end)': {
      positionArea: 'block-end span-inline-start',
      top: 'auto',
      right: 'auto',
      marginBlock: token.space[1],
      positionTryFallbacks: 'flip-block',
    },
  },
  option: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token.space[4],
    width: '100%',
    minHeight: token.control.md,
    padding: `${token.space[2]} ${token.space[3]}`,
    border: 0,
    borderRadius: token.radius.sm,
    background: 'none',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover, &:focus-visible': {
      background: token.color.sunken,
    },
    '&:focus-visible': {
      outlineOffset: '-2px',
    },
    '& > svg': {
      color: token.color.accent,
      visibility: 'hidden',
    },
    '&[aria-checked="true"]': {
      fontWeight: 600,
    },
    '&[aria-checked="true"] > svg': {
      visibility: 'visible',
    },
  },
});
