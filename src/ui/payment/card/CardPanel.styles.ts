import { hinted } from '../../../domain/payment/shell-hints.js';
import { media } from '../../kit/media.js';
import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

/** The banner of the cash price with the space under it (CashPriceBanner.styles.ts). */
const cashPriceHeight = '3.25rem';

export default styleSheet('CardPanel', {
  form: {
    ...oneColumn,
    gap: token.space[4],
  },
  body: {
    ...oneColumn,
    gap: token.space[1],
  },
  // A server that has the payment sets attributes of the root element: the room of the plans and of their note.
  bodyUnloaded: {
    [`${hinted('plans')} &` as const]: {
      paddingBlockEnd: '4.75rem',
      [media.tablet]: {
        paddingBlockEnd: '3.75rem',
      },
    },
  },
  plansRoom: {
    minHeight: token.control.md,
    [media.tablet]: {
      minHeight: '1.75rem',
    },
  },
  cashPriceRoom: {
    height: cashPriceHeight,
  },
  back: {
    marginBlockStart: `calc(-1 * ${token.space[2]})`,
    justifySelf: 'start',
    marginInlineStart: `calc(-1 * ${token.space[2]})`,
    paddingInline: token.space[2],
    color: token.color.accent,
  },
  notice: {
    marginBlockEnd: token.space[3],
  },
  note: {
    marginBlockEnd: token.space[1],
    color: token.color.inkMuted,
    fontSize: token.text.xs,
  },
  room: {
    ...oneColumn,
    alignContent: 'start',
    gap: token.space[2],
    // As high as the saved cards.
    marginBlockEnd: token.space[3],
    '& > :last-child': {
      height: token.control.md,
    },
  },
  // A server that has the payment sets an attribute of the root element: with saved cards their place is kept.
  savedUnloaded: {
    display: 'none',
    [`${hinted('savedCards')} &` as const]: {
      display: 'block',
    },
  },
  // The rows under them move with the installments of the card: they are not shown before.
  awaited: {
    '*:has(form &) + :is(div, footer)': {
      visibility: 'hidden',
    },
  },
  fieldsUnloaded: {
    [`${hinted('cashPrice')} &` as const]: {
      marginBlockStart: `calc(${cashPriceHeight} + ${token.space[1]})`,
    },
    [`${hinted('savedCards')} &` as const]: {
      display: 'none',
    },
  },
});
