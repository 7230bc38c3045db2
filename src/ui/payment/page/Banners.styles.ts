import { media } from '../../kit/media.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('Banners', {
  // A strip from edge to edge, right under the bar: its ground is a shadow, which takes no room beside the page.
  testMode: {
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
    },
    // It has one line there, as it has until it is loaded: nothing below it moves.
    [media.smallPhone]: {
      '& > svg, & span': {
        display: 'none',
      },
    },
  },
  title: {
    color: token.color.brass,
    fontWeight: 650,
  },
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${token.space[4]}`,
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space[1],
    minHeight: token.control.md,
  },
});
