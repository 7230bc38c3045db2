import { media } from '../../kit/media.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('TestModeBanner', {
  // A strip from edge to edge, right under the bar: its ground is a shadow, which takes no room beside the page.
  banner: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: token.space[2],
    minHeight: '2.25rem',
    paddingBlock: token.space[1],
    background: token.color.brassSoft,
    boxShadow: `0 0 0 100vmax ${token.color.brassSoft}`,
    clipPath: 'inset(0 -100vmax)',
    fontSize: token.text.xs,
    textAlign: 'center',
    [media.tablet]: {
      fontSize: token.text.sm,
    },
    '& > svg': {
      color: token.color.brass,
      [media.smallPhone]: {
        display: 'none',
      },
    },
  },
  title: {
    color: token.color.brass,
    fontWeight: 650,
  },
});
