import { styleSheet } from './style-sheet.js';
import { token } from './tokens.js';

export default styleSheet('Sheet', {
  sheet: {
    // The tag name outweighs the rules of ModalFrame, whichever come later.
    'dialog&': {
      maxHeight: '85dvh',
      overflow: 'hidden',
    },
    // Title and buttons stay in view; the content between them scrolls.
    '& > div': {
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      maxHeight: 'calc(85dvh - 1px)',
      padding: `${token.space[4]} ${token.space[4]} calc(${token.space[4]} + env(safe-area-inset-bottom))`,
    },
    '& > div > div:nth-of-type(1)': {
      overflow: 'auto',
      overscrollBehavior: 'contain',
      color: token.color.ink,
      // Room for the focus ring of an element at the edge.
      marginInline: `calc(-1 * ${token.space[1]})`,
      padding: token.space[1],
      // Content that goes on below its edge fades out; at the end the padding does.
      paddingBlockEnd: token.space[5],
      maskImage: `linear-gradient(#000 calc(100% - ${token.space[5]}), transparent)`,
    },
  },
});
