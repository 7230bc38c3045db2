import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('TestModeBanner', {
  // The striped edge marks a test payment.
  banner: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: token.space[3],
    padding: `${token.space[3]} ${token.space[4]} ${token.space[3]} calc(${token.space[4]} + 0.5rem)`,
    border: `1px solid ${token.color.brassLine}`,
    borderRadius: token.radius.md,
    background: token.color.brassSoft,
    fontSize: token.text.sm,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '0.5rem',
      background: `repeating-linear-gradient(-45deg, ${token.color.brass} 0 6px, ${token.color.brassLine} 6px 12px)`,
    },
    '& > svg': {
      color: token.color.brass,
    },
  },
  title: {
    display: 'block',
    color: token.color.brass,
    fontSize: token.text.xs,
    fontWeight: 700,
    letterSpacing: '0.03em',
  },
});
