import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('MethodDrawer', {
  list: {
    ...oneColumn,
    gap: token.space[1],
  },
  tab: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '100%',
    minHeight: token.control.lg,
    padding: `${token.space[2]} ${token.space[3]}`,
    border: 0,
    borderRadius: token.radius.sm,
    background: 'none',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': {
      background: token.color.sunken,
    },
    // `&&` outweighs the rule of a chosen method under the pointer.
    '&&[aria-disabled="true"]': {
      background: 'none',
      color: token.color.inkMuted,
      opacity: 0.65,
      cursor: 'not-allowed',
    },
  },
  chosen: {
    '&, &:hover': {
      background: token.color.accentSoft,
      fontWeight: 600,
    },
    '& > svg': {
      color: token.color.accent,
    },
  },
});
