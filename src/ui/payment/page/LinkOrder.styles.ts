import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('LinkOrder', {
  box: {
    containerType: 'inline-size',
  },
  table: {
    width: '100%',
    marginBlockStart: token.space[3],
    borderCollapse: 'collapse',
    borderBlockStart: `1px solid ${token.color.line}`,
    fontSize: token.text.sm,
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: `${token.space[2]} 0 ${token.space[2]} ${token.space[3]}`,
      fontWeight: 'inherit',
      textAlign: 'end',
      verticalAlign: 'baseline',
      whiteSpace: 'nowrap',
    },
    '& :first-child:is(th)': {
      width: '100%',
      paddingInlineStart: 0,
      textAlign: 'start',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    // A name that stands beside its picture stays on one line with the other cells.
    '& tbody :is(th, td)': {
      verticalAlign: 'middle',
    },
    '& thead th': {
      paddingBlockEnd: 0,
    },
    '& thead': {
      color: token.color.inkMuted,
      fontSize: token.text.xs,
    },
    '& tbody': {
      fontWeight: 600,
    },
    // With large text the name has a line of its own.
    '@container (max-width: 14rem)': {
      '& tr': {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: `0 ${token.space[3]}`,
      },
      '& tr > *': {
        paddingInlineStart: 0,
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
    },
  },
  product: {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[3],
  },
  picture: {
    borderRadius: token.radius.sm,
    objectFit: 'cover',
  },
});
