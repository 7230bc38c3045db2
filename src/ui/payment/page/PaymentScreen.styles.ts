import { hinted } from '../../../domain/payment/shell-hints.js';
import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('PaymentScreen', {
  columns: {
    ...oneColumn,
    gap: token.space[3],
    'html[data-framed] &': {
      width: '100%',
      maxWidth: '36rem',
      marginInline: 'auto',
    },
  },
  // No box of its own: its children are laid out by the panel.
  methods: {
    display: 'contents',
  },
  // A server that has the payment sets an attribute of the root element: one for a bank transfer alone has no tabs.
  transferUnloaded: {
    display: 'none',
    [`${hinted('transferOnly')} &` as const]: {
      ...oneColumn,
      gap: token.space[3],
      minHeight: '14rem',
    },
  },
  methodsUnloaded: {
    [`${hinted('transferOnly')} &` as const]: {
      display: 'none',
    },
  },
  content: {
    ...oneColumn,
  },
  room: {
    ...oneColumn,
    alignContent: 'start',
    gap: token.space[3],
    minHeight: '14rem',
  },
  // Its place is kept until the payment says where the store is.
  wayBack: {
    minHeight: token.control.md,
  },
  notices: {
    ...oneColumn,
    gap: token.space[2],
    scrollMarginBlockStart: token.space[4],
    '&:not(:empty)': {
      marginBlockEnd: token.space[4],
    },
  },
});
