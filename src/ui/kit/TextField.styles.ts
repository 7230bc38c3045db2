import { media } from './media.js';
import { styleSheet } from './style-sheet.js';
import { token } from './tokens.js';

export default styleSheet('TextField', {
  field: {
    minWidth: 0,
  },
  label: {
    display: 'block',
    marginBlockEnd: '0.375rem',
    fontSize: token.text.sm,
    fontWeight: 600,
    lineHeight: token.leading.tight,
  },
  frame: {
    containerType: 'inline-size',
    display: 'flex',
    alignItems: 'center',
    height: '3rem',
    border: `1px solid ${token.color.edge}`,
    borderRadius: token.radius.md,
    background: token.color.surface,
    transition: `border-color ${token.motion.quick} ${token.motion.ease}`,
    '&:hover': {
      borderColor: token.color.inkMuted,
    },
    // A field that is scrolled into view shows the line of its problem, too.
    '& *': {
      scrollMarginBlockEnd: '2rem',
    },
    '&:has(:focus:not(button))': {
      borderColor: token.color.focus,
      outline: `1px solid ${token.color.focus}`,
      outlineOffset: 0,
      boxShadow: `0 0 0 4px ${token.color.focusGlow}`,
    },
    '&:has(:disabled:not(button))': {
      background: token.color.sunken,
      borderColor: token.color.line,
    },
    // `&&` outweighs a field with a problem.
    [media.forcedColors]: {
      '&&:has(:focus:not(button))': {
        outline: '2px solid Highlight',
      },
    },
  },
  wrong: {
    '&, &:hover': {
      borderColor: token.color.danger,
    },
    '&:has(:focus:not(button))': {
      borderColor: token.color.danger,
      outlineColor: token.color.danger,
      boxShadow: `0 0 0 4px ${token.color.dangerSoft}`,
    },
  },
  locked: {
    '&, &:hover': {
      background: token.color.sunken,
      borderColor: token.color.line,
    },
  },
  box: {
    flex: 1,
    minWidth: 0,
    height: '100%',
    borderRadius: 'inherit',
  },
  // Contained, and no flex item itself: Chromium lays out the text of the field at a key, and nothing around it.
  // Below 16 px iPhones zoom into the page on focus.
  input: {
    contain: 'strict',
    display: 'block',
    width: '100%',
    height: '100%',
    // A number of 19 characters ends just before its scheme's mark at 320 px.
    padding: `0 ${token.space[1]} 0 ${token.space[3]}`,
    border: 0,
    borderRadius: 'inherit',
    outline: 'none',
    background: 'none',
    fontSize: token.text.md,
    fontVariantNumeric: 'tabular-nums',
    // Nothing of a card goes on paper (PP-19).
    '@media print': {
      '&[id^="cc-"]': {
        display: 'none',
      },
    },
    '&::placeholder': {
      color: token.color.inkMuted,
      // Quieter than what was typed, and above 4.5:1 yet.
      opacity: 0.85,
    },
    '&:disabled': {
      color: token.color.inkMuted,
      WebkitTextFillColor: token.color.inkMuted,
      opacity: 1,
    },
    // The browser's own autofill colour is unreadable in the dark theme.
    '&:autofill': {
      WebkitTextFillColor: token.color.ink,
      boxShadow: `inset 0 0 0 100px ${token.color.accentSoft}`,
      caretColor: token.color.ink,
    },
  },
  // The room between two fields is also the line that hint and problem share, so an error moves nothing below it.
  foot: {
    display: 'grid',
    minHeight: '1.25rem',
    // Below the glow of a field that has the focus.
    paddingBlockStart: '0.25rem',
    fontSize: token.text.xs,
    lineHeight: '1rem',
  },
  hint: {
    gridArea: '1 / 1',
    color: token.color.inkMuted,
  },
  problem: {
    gridArea: '1 / 1',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '0.375rem',
    color: token.color.danger,
    fontWeight: 500,
  },
  covered: {
    visibility: 'hidden',
  },
});
