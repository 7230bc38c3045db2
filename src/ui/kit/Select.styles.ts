import { styleSheet } from './style-sheet.js';
import { token } from './tokens.js';

export default styleSheet('Select', {
  // The select covers the picture beside its text, so that it is pressed with it.
  box: {
    display: 'grid',
    gridTemplateColumns: 'auto 1.625rem',
    alignItems: 'center',
    // Its room is kept while it is not there yet.
    minWidth: '7rem',
    minHeight: token.control.md,
    '& > svg': {
      gridArea: '1 / 2',
      pointerEvents: 'none',
    },
  },
  select: {
    gridArea: '1 / 1 / 2 / -1',
    minHeight: token.control.md,
    padding: `0 2.125rem 0 ${token.space[3]}`,
    border: 0,
    borderRadius: token.radius.md,
    appearance: 'none',
    background: 'none',
    textAlignLast: 'end',
    color: token.color.inkMuted,
    // Below 16 px an iPhone zooms in on what is pressed.
    fontSize: token.text.md,
    cursor: 'pointer',
    '&:hover': {
      background: token.color.sunken,
    },
    // The open list is the system's; without these it is light in the dark theme.
    '& option': {
      background: token.color.surface,
      color: token.color.ink,
    },
  },
});
