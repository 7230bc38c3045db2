import { oneColumn } from '../../../kit/one-column.js';
import { styleSheet } from '../../../kit/style-sheet.js';
import { token } from '../../../kit/tokens.js';

export default styleSheet('CashPriceBanner', {
  banner: {
    ...oneColumn,
    alignContent: 'center',
    gap: token.space[1],
    // Its room is kept before it is there (CardPanel.styles.ts), at any width.
    minHeight: '6.125rem',
    marginBlockEnd: token.space[3],
    padding: `${token.space[2]} ${token.space[3]}`,
    border: `1px solid ${token.color.brassLine}`,
    borderRadius: token.radius.md,
    background: token.color.brassSoft,
  },
  title: {
    color: token.color.brass,
    fontSize: token.text.sm,
    fontWeight: 650,
    lineHeight: token.leading.tight,
  },
  // For screen readers: the pictures show the same.
  with: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  // The largest size at which five fit one row of the smallest phone.
  brands: {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 3.75rem))',
    gap: token.space[1],
    '& img': {
      width: '100%',
      height: 'auto',
    },
  },
});
