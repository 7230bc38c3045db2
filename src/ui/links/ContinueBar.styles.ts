import { media } from '../kit/media.js';
import { oneColumn } from '../kit/one-column.js';
import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

export default styleSheet('ContinueBar', {
  bar: {
    position: 'sticky',
    zIndex: 1,
    insetBlockEnd: 0,
    ...oneColumn,
    gap: token.space[2],
    margin: `0 calc(-1 * ${token.panel.pad}) calc(-1 * ${token.panel.pad})`,
    padding: `${token.space[3]} ${token.panel.pad} calc(${token.space[3]} + env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${token.color.line}`,
    borderRadius: `0 0 ${token.radius.lg} ${token.radius.lg}`,
    background: token.color.surface,
    // A focused element is not hidden under the bar.
    'html:has(&)': {
      scrollPaddingBlockEnd: '8rem',
    },
    [media.lowWindow]: {
      position: 'static',
    },
    [media.tablet]: {
      'html:has(&)': {
        scrollPaddingBlockEnd: '11rem',
      },
    },
  },
  amount: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${token.space[3]}`,
  },
  label: {
    color: token.color.inkMuted,
    fontSize: token.text.sm,
  },
  sum: {
    minWidth: 0,
    fontSize: `min(${token.text.xl}, 10vw)`,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: token.leading.tight,
    overflowWrap: 'anywhere',
    textAlign: 'end',
  },
  secure: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: token.space[1],
    color: token.color.inkMuted,
    fontSize: token.text.xs,
    [media.phone]: {
      display: 'none',
    },
  },
  button: {
    fontSize: token.text.md,
  },
});
