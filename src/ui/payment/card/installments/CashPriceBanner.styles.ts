import { styleSheet } from '../../../kit/style-sheet.js';
import { token } from '../../../kit/tokens.js';

/** Its room is kept before it is there (CardPanel.styles.ts), at any width. */
const height = '2.5rem';

export default styleSheet('CashPriceBanner', {
  banner: {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[3],
    height,
    marginBlockEnd: token.space[3],
    paddingInline: token.space[3],
    border: `1px solid ${token.color.brassLine}`,
    borderRadius: token.radius.md,
    background: token.color.brassSoft,
  },
  room: {
    height,
    marginBlockEnd: token.space[3],
  },
  title: {
    flex: 'none',
    maxWidth: '100%',
    color: token.color.brass,
    fontSize: token.text.sm,
    fontWeight: 650,
    lineHeight: token.leading.tight,
  },
  // One row: a mark that has no room in it is left out.
  brands: {
    display: 'flex',
    flex: 1,
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: token.space[1],
    height: '20px',
    overflow: 'hidden',
  },
});
