import { media } from '../kit/media.js';
import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

export default styleSheet('PayBar', {
  bar: {
    position: 'sticky',
    zIndex: 1,
    insetBlockEnd: 0,
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: `${token.space[2]} ${token.space[4]}`,
    margin: `0 calc(-1 * ${token.panel.pad}) calc(-1 * ${token.panel.pad})`,
    padding: `${token.space[3]} ${token.panel.pad} calc(${token.space[3]} + env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${token.color.line}`,
    borderRadius: `0 0 ${token.radius.lg} ${token.radius.lg}`,
    background: token.color.surface,
    // A focused element is not hidden under the bar.
    'html:has(&)': {
      scrollPaddingBlockEnd: '8rem',
    },
  },
  amount: {
    display: 'grid',
  },
  label: {
    whiteSpace: 'nowrap',
    color: token.color.inkMuted,
    fontSize: token.text.xs,
  },
  sum: {
    minHeight: `calc(${token.text.xl} * ${token.leading.tight})`,
    fontSize: token.text.xl,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: token.leading.tight,
    whiteSpace: 'nowrap',
  },
  button: {
    minWidth: '10.5rem',
    [media.phone]: {
      minWidth: '9.5rem',
      paddingInline: token.space[3],
      fontSize: token.text.md,
      whiteSpace: 'nowrap',
    },
  },
  secure: {
    gridColumn: '1 / -1',
    fontSize: token.text.xs,
    textAlign: 'center',
    color: token.color.inkMuted,
    [media.phone]: {
      display: 'none',
    },
  },
  warning: {
    gridColumn: '1 / -1',
    fontSize: token.text.xs,
    textAlign: 'center',
    color: token.color.brass,
    fontWeight: 600,
  },
});
