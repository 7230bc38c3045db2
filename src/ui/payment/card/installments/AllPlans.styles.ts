import { media } from '../../../kit/media.js';
import { styleSheet } from '../../../kit/style-sheet.js';
import { token } from '../../../kit/tokens.js';

export default styleSheet('AllPlans', {
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: token.text.sm,
    fontVariantNumeric: 'tabular-nums',
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
  brands: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(4.75rem, 1fr))',
    gap: token.space[2],
  },
  brand: {
    // Its radio button is positioned in it.
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: token.control.md,
    padding: token.space[1],
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.md,
    cursor: 'pointer',
    '&:hover': {
      borderColor: token.color.edge,
    },
    '&:has(:checked)': {
      borderColor: token.color.accent,
      background: token.color.accentSoft,
      boxShadow: `inset 0 0 0 1px ${token.color.accent}`,
    },
    '&:has(:focus-visible)': {
      outline: `2px solid ${token.color.focus}`,
      outlineOffset: '2px',
    },
    [media.forcedColors]: {
      '&:has(:checked)': {
        outline: '2px solid Highlight',
      },
    },
  },
  pft: {
    marginInlineStart: token.space[2],
    padding: `0 ${token.space[2]}`,
    borderRadius: token.radius.full,
    background: token.color.brassSoft,
    color: token.color.brass,
    fontSize: token.text.xs,
    fontWeight: 600,
  },
});
