import { media } from '../../kit/media.js';
import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('PayBar', {
  // On a phone the button is as wide as the bar, so that no amount moves it.
  bar: {
    position: 'sticky',
    zIndex: 1,
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${token.space[2]} ${token.space[3]}`,
    margin: `0 calc(-1 * ${token.panel.pad}) calc(-1 * ${token.panel.pad})`,
    padding: `${token.space[3]} ${token.panel.pad} calc(${token.space[3]} + env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${token.color.line}`,
    borderRadius: `0 0 ${token.radius.lg} ${token.radius.lg}`,
    background: token.color.surface,
    // A focused element is not hidden under the bar.
    'html:has(&)': {
      scrollPaddingBlockEnd: '8rem',
    },
    // It would leave no room for the fields.
    [media.lowWindow]: {
      position: 'static',
    },
    [media.smallPhone]: {
      display: 'grid',
    },
  },
  amount: {
    ...oneColumn,
    flex: '999 1 auto',
    [media.smallPhone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
  },
  label: {
    color: token.color.inkMuted,
    fontSize: token.text.xs,
  },
  sum: {
    minHeight: `calc(${token.text.xl} * ${token.leading.tight})`,
    // The largest amount fits the narrowest phone, whatever the size of text.
    fontSize: `min(${token.text.xl}, 8.25vw)`,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: token.leading.tight,
    overflowWrap: 'anywhere',
  },
  button: {
    flex: '1 1 auto',
    [media.phone]: {
      paddingInline: token.space[3],
      fontSize: token.text.md,
    },
  },
  secure: {
    flex: '1 1 100%',
    fontSize: token.text.xs,
    textAlign: 'center',
    color: token.color.inkMuted,
    [media.phone]: {
      display: 'none',
    },
  },
  time: {
    flex: '1 1 100%',
    fontSize: token.text.xs,
    textAlign: 'center',
    color: token.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  },
});
