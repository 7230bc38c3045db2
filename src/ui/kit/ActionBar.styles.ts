import { besideForm, media } from './media.js';
import { oneColumn } from './one-column.js';
import { styleSheet } from './style-sheet.js';
import { token } from './tokens.js';

export default styleSheet('ActionBar', {
  // The button is as wide as the bar, so that no amount moves it.
  bar: {
    position: 'sticky',
    zIndex: 1,
    insetBlockEnd: 0,
    ...oneColumn,
    gap: token.space[2],
    margin: `0 calc(-1 * ${token.panel.pad}) calc(-1 * ${token.panel.pad})`,
    padding: `${token.space[3]} ${token.panel.pad} calc(${token.space[4]} + env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${token.color.line}`,
    borderRadius: `0 0 ${token.radius.lg} ${token.radius.lg}`,
    background: token.color.surface,
    // A focused element is not hidden under the bar, which is higher with the note under its button.
    'html:has(&)': {
      scrollPaddingBlockEnd: '11rem',
    },
    // There the panel has no corners; rounded, the bar would show what lies behind it.
    ...besideForm({
      borderRadius: 0,
    }),
    // It would leave no room for the fields.
    [media.lowWindow]: {
      position: 'static',
    },
    // A frame is as high as what is in it, and its ground may be the store's.
    'html[data-framed] &': {
      position: 'static',
      border: 0,
      background: 'none',
    },
  },
  amount: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${token.space[3]}`,
  },
  // The button names the sum, and nothing scrolls under the bar.
  inButton: besideForm({
    border: 0,
  }),
  label: {
    color: token.color.inkMuted,
    fontSize: token.text.xs,
  },
  sum: {
    flexGrow: 1,
    minWidth: 0,
    // As high as the skeleton that stands there first.
    minHeight: '1.75rem',
    // The largest amount fits the narrowest phone, whatever the size of text.
    fontSize: `min(${token.text.xl}, 8.25vw)`,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: token.leading.tight,
    overflowWrap: 'anywhere',
    textAlign: 'end',
  },
  note: {
    display: 'flex',
    // On a narrow phone the time that is left goes below what makes the sum.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `0 ${token.space[4]}`,
    minHeight: '1.25rem',
    color: token.color.inkMuted,
    fontSize: token.text.xs,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
});
