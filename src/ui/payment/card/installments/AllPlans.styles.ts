import { media } from '../../../kit/media.js';
import { styleSheet } from '../../../kit/style-sheet.js';
import { token } from '../../../kit/tokens.js';

export default styleSheet('AllPlans', {
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: token.text.sm,
    fontVariantNumeric: 'tabular-nums',
    outline: 'none',
    // The title of the dialog stays in view above it.
    scrollMarginBlockStart: '6rem',
    '& th, & td': {
      padding: `${token.space[1]} ${token.space[1]}`,
      fontWeight: 'inherit',
      textAlign: 'end',
    },
    '& :first-child:is(th)': {
      paddingInlineStart: 0,
      textAlign: 'start',
    },
    '& :last-child:is(th, td)': {
      paddingInlineEnd: 0,
    },
    // An amount in two lines is hard to read.
    [media.smallestPhone]: {
      fontSize: token.text.xs,
    },
    '& thead': {
      color: token.color.inkMuted,
    },
    '& tbody tr': {
      borderBlockEnd: `1px solid ${token.color.line}`,
    },
  },
  brand: {
    paddingBlockStart: token.space[4],
  },
  pft: {
    marginInlineStart: token.space[2],
    color: token.color.accentStrong,
    fontSize: token.text.xs,
  },
});
