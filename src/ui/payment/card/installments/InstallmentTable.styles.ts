import { media } from '../../../kit/media.js';
import { oneColumn } from '../../../kit/one-column.js';
import { styleSheet } from '../../../kit/style-sheet.js';
import { token } from '../../../kit/tokens.js';

export default styleSheet('InstallmentTable', {
  box: {
    ...oneColumn,
    gap: token.space[1],
    containerType: 'inline-size',
  },
  table: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    overflow: 'hidden',
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.md,
    fontSize: token.text.sm,
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: 0,
      fontWeight: 'inherit',
      textAlign: 'end',
      whiteSpace: 'nowrap',
    },
    '& th:first-child': {
      textAlign: 'start',
      whiteSpace: 'normal',
    },
    '& thead th': {
      padding: `${token.space[1]} ${token.space[3]} ${token.space[1]} 0`,
      color: token.color.inkMuted,
      fontSize: token.text.xs,
    },
    '& thead th:first-child': {
      paddingInline: `${token.space[3]} 0`,
    },
    // The monthly amount stands below the count; with large text the total does, too.
    '@container (max-width: 20rem)': {
      '& tr': {
        display: 'grid',
        gridTemplate: '"count total" auto "monthly total" auto / minmax(0, 1fr) auto',
      },
      '& thead tr': {
        alignItems: 'center',
        paddingBlock: token.space[1],
      },
      '& tbody tr': {
        minHeight: '3.25rem',
        borderBlockStart: `1px solid ${token.color.line}`,
      },
      '& tr > *': {
        height: 'auto',
        border: 0,
      },
      '& tbody tr > *': {
        display: 'grid',
      },
      '& th:nth-child(1)': {
        gridArea: 'count',
      },
      '& tr > :nth-child(2)': {
        gridArea: 'monthly',
        textAlign: 'start',
      },
      // Below the words, not below the radio button.
      '& thead :nth-child(2), & td:nth-child(2) > label': {
        paddingInlineStart: `calc(1.25rem + 2 * ${token.space[3]})`,
        justifyContent: 'start',
      },
      '& tbody :first-child > label': {
        paddingBlockStart: token.space[1],
      },
      '& td:nth-child(2) > label': {
        paddingBlockEnd: token.space[1],
      },
      '& tr > :nth-child(3)': {
        gridArea: 'total',
      },
    },
    '@container (max-width: 13rem)': {
      '& tr': {
        gridTemplate: '"count" auto "monthly" auto "total" auto / minmax(0, 1fr)',
      },
      '& tr > *': {
        textAlign: 'start',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
      '& thead :nth-child(3), & td:nth-child(3) > label': {
        paddingInlineStart: `calc(1.25rem + 2 * ${token.space[3]})`,
        justifyContent: 'start',
      },
    },
  },
  row: {
    '& > *': {
      height: token.control.md,
      borderBlockStart: `1px solid ${token.color.line}`,
    },
    '&:hover, &:hover > *': {
      background: token.color.sunken,
    },
    '&:has(input:focus-visible)': {
      outline: `2px solid ${token.color.focus}`,
      outlineOffset: '-2px',
    },
    [media.phone]: {
      '& > *': {
        height: '3.25rem',
      },
    },
  },
  chosen: {
    '.row&, .row& > *': {
      background: token.color.accentSoft,
    },
  },
  total: {
    '.chosen &': {
      fontWeight: 650,
    },
  },
  // The whole row can be pressed: each of its cells is filled by a label.
  target: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    height: '100%',
    paddingInlineEnd: token.space[3],
    cursor: 'pointer',
  },
  choose: {
    justifyContent: 'start',
    gap: token.space[3],
    paddingInlineStart: token.space[3],
  },
  count: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${token.space[2]}`,
    [media.phone]: {
      flexDirection: 'column',
      alignItems: 'flex-start',
    },
  },
  pft: {
    padding: `0 ${token.space[2]}`,
    borderRadius: token.radius.full,
    background: token.color.brassSoft,
    color: token.color.brass,
    fontSize: token.text.xs,
    fontWeight: 600,
  },
  monthly: {
    color: token.color.inkMuted,
    '.row.chosen &': {
      color: 'inherit',
    },
  },
  toggle: {
    justifySelf: 'start',
    marginInlineStart: '-1px',
    paddingInline: 0,
  },
});
