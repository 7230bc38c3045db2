import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('Steps', {
  head: {
    ...oneColumn,
    gap: token.space[1],
  },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token.space[2],
  },
  back: {
    marginInlineStart: `calc(-1 * ${token.space[2]})`,
    paddingInline: token.space[2],
    color: token.color.accent,
  },
  place: {
    color: token.color.inkMuted,
    fontSize: token.text.xs,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    '.back + &': {
      textAlign: 'end',
    },
  },
  // It takes the focus for screen readers only; a ring would look pressable.
  title: {
    fontSize: token.text.lg,
    fontWeight: 650,
    lineHeight: token.leading.tight,
    textWrap: 'balance',
    outline: 'none',
  },
  text: {
    color: token.color.inkMuted,
    fontSize: token.text.sm,
    textWrap: 'pretty',
  },
  outcome: {
    ...oneColumn,
    justifyItems: 'center',
    gap: token.space[3],
    paddingBlock: `${token.space[4]} ${token.space[3]}`,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  // It takes the focus for screen readers only; a ring would look pressable.
  outcomeTitle: {
    marginBlockStart: token.space[2],
    fontSize: `min(${token.text.xl}, 8vw)`,
    fontWeight: 650,
    lineHeight: token.leading.tight,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    outline: 'none',
  },
});
