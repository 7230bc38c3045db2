import { media } from '../kit/media.js';
import { oneColumn } from '../kit/one-column.js';
import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

export default styleSheet('PageFrame', {
  frame: {
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    maxWidth: '38rem',
    marginInline: 'auto',
    padding: `0 min(${token.space[4]}, 5vw)`,
    [media.desktop]: {
      maxWidth: '62rem',
    },
    // Only outside a frame does the footer stand at the lower edge: in a frame the height follows the content.
    'html:not([data-framed]) &': {
      minHeight: '100dvh',
    },
  },
  main: {
    flex: 1,
    ...oneColumn,
    alignContent: 'start',
    gap: token.space[4],
    paddingBlock: `${token.space[2]} ${token.space[5]}`,
    // The footer would move when what is fetched for the whole of it comes.
    '&:empty + *, &:has(> [data-unfinished]) + *': {
      visibility: 'hidden',
    },
    // A frame takes its height from the store's page.
    'html[data-framed] &': {
      paddingBlockEnd: 0,
    },
    [media.tablet]: {
      paddingBlock: `${token.space[5]} ${token.space[6]}`,
      'html[data-framed] &': {
        paddingBlockStart: token.space[2],
      },
    },
  },
});
