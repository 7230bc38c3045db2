import { hinted } from '../../../domain/payment/shell-hints.js';
import { media } from '../../kit/media.js';
import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('PaymentScreen', {
  columns: {
    ...oneColumn,
    gap: token.space[3],
    // The summary has room of its own; so the installments of a small phone are whole above its bar.
    [media.phone]: {
      gap: token.space[1],
      marginBlockStart: `calc(-1 * ${token.space[2]})`,
    },
    'html[data-framed] &': {
      width: '100%',
      maxWidth: '36rem',
      marginInline: 'auto',
    },
  },
  // As high as the banner of a test, whose words it has until that is there.
  testMode: {
    minHeight: '2.25rem',
    fontSize: token.text.sm,
    textAlign: 'center',
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
  notices: {
    ...oneColumn,
    gap: token.space[2],
    scrollMarginBlockStart: token.space[4],
    '&:not(:empty)': {
      marginBlockEnd: token.space[4],
    },
  },
});
