import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

export default styleSheet('WayBack', {
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space[1],
    maxWidth: '100%',
    minHeight: token.control.md,
    color: token.color.inkMuted,
    fontSize: token.text.sm,
    lineHeight: token.leading.normal,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    '&:hover': {
      color: token.color.ink,
      textDecoration: 'underline',
    },
  },
});
