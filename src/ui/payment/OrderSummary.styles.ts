import { media } from '../kit/media.js';
import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

export default styleSheet('OrderSummary', {
  summary: {
    display: 'grid',
    alignContent: 'start',
    gap: token.space[1],
    // On a phone the amount and the form come first.
    [media.phone]: {
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'center',
      columnGap: token.space[3],
    },
    // Beside a form that is longer than the screen the order stays in view.
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: token.space[5],
      alignSelf: 'start',
    },
  },
  label: {
    color: token.color.inkMuted,
    fontSize: token.text.md,
    fontWeight: 550,
    [media.phone]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
  toggle: {
    display: 'none',
    [media.phone]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: token.space[1],
      minHeight: '2rem',
      padding: 0,
      border: 0,
      background: 'none',
      color: token.color.inkMuted,
      fontSize: token.text.sm,
      fontWeight: 550,
      cursor: 'pointer',
      '&[aria-expanded="true"] svg': {
        rotate: '180deg',
      },
    },
  },
  amount: {
    minHeight: `calc(${token.text.xxl} * ${token.leading.tight})`,
    fontSize: token.text.xxl,
    fontWeight: 680,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: token.leading.tight,
    letterSpacing: '-0.01em',
    [media.phone]: {
      minHeight: 0,
      fontSize: token.text.lg,
      textAlign: 'end',
    },
  },
  reference: {
    minHeight: `calc(${token.text.sm} * ${token.leading.normal})`,
    color: token.color.inkMuted,
    fontSize: token.text.sm,
    overflowWrap: 'anywhere',
  },
  basket: {
    display: 'grid',
    gap: token.space[3],
    marginBlockStart: token.space[4],
    paddingBlockStart: token.space[4],
    borderBlockStart: `1px solid ${token.color.line}`,
    fontSize: token.text.sm,
  },
  line: {
    display: 'flex',
    gap: token.space[4],
    justifyContent: 'space-between',
  },
  name: {
    minWidth: 0,
  },
  quantity: {
    color: token.color.inkMuted,
  },
  price: {
    flex: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
  details: {
    [media.phone]: {
      display: 'none',
      gridColumn: '1 / -1',
    },
  },
  open: {
    [media.phone]: {
      display: 'block',
    },
  },
});
