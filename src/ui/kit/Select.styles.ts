import { styleSheet } from './style-sheet.js';
import { token } from './tokens.js';

export default styleSheet('Select', {
  // The select covers the pictures beside its text, so that they are pressed with it.
  box: {
    display: 'grid',
    gridTemplateColumns: '1.75rem auto 1.625rem',
    alignItems: 'center',
    '& > *': {
      gridArea: '1 / 1',
      marginInlineStart: token.space[2],
      pointerEvents: 'none',
    },
    '& > :last-child': {
      gridArea: '1 / 3',
      marginInlineStart: 0,
    },
  },
  select: {
    '.box > &': {
      gridArea: '1 / 1 / 2 / -1',
      minHeight: token.control.md,
      marginInlineStart: 0,
      padding: '0 2.125rem',
      border: 0,
      borderRadius: token.radius.md,
      appearance: 'none',
      background: 'none',
      fontSize: token.text.sm,
      fontWeight: 600,
      cursor: 'pointer',
      pointerEvents: 'auto',
      '&:hover': {
        background: token.color.sunken,
      },
    },
    // The open list is the system's; without these it is light in the dark theme.
    '& option': {
      background: token.color.surface,
      color: token.color.ink,
    },
  },
});
