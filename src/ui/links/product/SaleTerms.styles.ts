import { hinted } from '../../../domain/payment/shell-hints.js';
import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('SaleTerms', {
  // A server that has the link sets an attribute of the root element: about as high as a seller and the texts.
  room: {
    display: 'none',
    [`${hinted('obliges')} &` as const]: {
      display: 'block',
      height: '29rem',
    },
  },
  seller: {
    minWidth: 0,
    marginBlockStart: token.space[6],
    fontSize: token.text.sm,
  },
  title: {
    fontWeight: 650,
    overflowWrap: 'anywhere',
  },
  facts: {
    ...oneColumn,
    gap: token.space[1],
    marginBlockStart: token.space[1],
  },
  fact: {
    display: 'grid',
    gridTemplateColumns: 'min(6.5rem, 30%) minmax(0, 1fr)',
    gap: token.space[3],
    '& dt': {
      color: token.color.inkMuted,
    },
    '& dd': {
      overflowWrap: 'anywhere',
    },
  },
  terms: {
    ...oneColumn,
    gap: token.space[2],
    minWidth: 0,
    margin: `${token.space[6]} 0 0`,
    padding: 0,
    border: 0,
  },
  texts: {
    ...oneColumn,
    margin: 0,
    padding: 0,
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.md,
    listStyle: 'none',
    '& li + li': {
      borderBlockStart: `1px solid ${token.color.line}`,
    },
  },
  open: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token.space[3],
    width: '100%',
    minHeight: token.control.md,
    padding: `${token.space[2]} ${token.space[3]}`,
    border: 0,
    borderRadius: token.radius.md,
    background: 'none',
    color: token.color.ink,
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': {
      background: token.color.sunken,
    },
  },
  // The box stands at the first line of a label of several.
  accept: {
    'label&': {
      alignItems: 'flex-start',
      paddingBlockStart: '0.625rem',
    },
  },
  tick: {
    'input&': {
      marginBlockStart: '0.0625rem',
    },
    'input&[aria-invalid="true"]': {
      borderColor: token.color.danger,
    },
  },
  // Its line is there before, so that nothing moves when it is filled.
  problem: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '0.375rem',
    minHeight: '1.25rem',
    color: token.color.danger,
    fontSize: token.text.xs,
    fontWeight: 500,
    lineHeight: '1.125rem',
    '& > svg': {
      marginBlockStart: '0.0625rem',
    },
  },
});
