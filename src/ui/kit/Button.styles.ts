import { media } from './media.js';
import { styleSheet } from './style-sheet.js';
import { token } from './tokens.js';

// Muted colours instead of opacity: the text of a disabled button keeps its contrast.
const unavailable = {
  background: token.color.sunken,
  borderColor: token.color.line,
  color: token.color.inkMuted,
};
const unavailableBare = { ...unavailable, background: 'none' };

export default styleSheet('Button', {
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: token.space[2],
    maxWidth: '100%',
    minHeight: token.control.md,
    padding: `${token.space[2]} ${token.space[4]}`,
    border: '1px solid transparent',
    borderRadius: token.radius.md,
    background: 'none',
    color: token.color.ink,
    fontSize: token.text.md,
    fontWeight: 600,
    // Whole pixels at the sizes that have an icon: with half of one the words would stand too high beside it.
    lineHeight: token.leading.normal,
    overflowWrap: 'anywhere',
    textAlign: 'center',
    textWrap: 'balance',
    textDecoration: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    '&:disabled, &[aria-disabled="true"]:not(.pressable)': {
      cursor: 'not-allowed',
    },
    // Under the pointer only: a button that becomes available would show its new text on the old colour for a moment.
    '&:hover': {
      transition: `background-color ${token.motion.quick} ${token.motion.ease}, border-color ${token.motion.quick} ${token.motion.ease}`,
    },
    // `&&` outweighs the variants.
    [media.forcedColors]: {
      '&&': {
        borderColor: 'ButtonBorder',
      },
      '&&:disabled': {
        borderColor: 'GrayText',
        color: 'GrayText',
      },
    },
  },
  default: {
    // An accent that the page's own surface hides leaves the edge to be seen (TH-07).
    borderColor: token.color.accent,
    background: token.color.fill,
    color: token.color.onAccent,
    '&:hover': {
      borderColor: token.color.accentStrong,
      background: token.color.fillStrong,
      color: token.color.onAccent,
    },
    '&:disabled, &[aria-disabled="true"]:not(.pressable)': unavailable,
    // A busy button keeps its colour: it is not unavailable.
    '&[aria-busy="true"]:is(:disabled, [aria-disabled="true"])': {
      background: token.color.fill,
      borderColor: token.color.accent,
      color: token.color.onAccent,
      cursor: 'progress',
    },
  },
  destructive: {
    background: token.color.danger,
    color: token.color.onDanger,
    '&:hover': {
      background: token.color.dangerStrong,
      color: token.color.onDanger,
    },
    '&:disabled': unavailable,
    '&[aria-busy="true"]:is(:disabled, [aria-disabled="true"])': {
      background: token.color.danger,
      borderColor: 'transparent',
      color: token.color.onDanger,
      cursor: 'progress',
    },
  },
  outline: {
    borderColor: token.color.edge,
    background: token.color.surface,
    '&:hover': {
      background: token.color.sunken,
      color: token.color.ink,
    },
    '&:disabled': unavailableBare,
  },
  secondary: {
    background: token.color.accentSoft,
    color: token.color.accentStrong,
    '&:hover': {
      background: token.color.line,
      color: token.color.accentStrong,
    },
    '&:disabled': unavailable,
  },
  ghost: {
    '&:hover': {
      background: token.color.sunken,
      color: token.color.ink,
    },
    '&:disabled': unavailableBare,
  },
  link: {
    color: token.color.accent,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    '&:hover': {
      color: token.color.accentStrong,
    },
    '&:disabled': unavailableBare,
  },
  small: {
    minHeight: '2.25rem',
    padding: `${token.space[1]} ${token.space[3]}`,
    fontSize: token.text.sm,
    // As high as a finger asks for.
    [media.phone]: {
      minHeight: token.control.md,
    },
  },
  large: {
    minHeight: token.control.lg,
    padding: `0.625rem ${token.space[4]}`,
    fontSize: token.text.lg,
    [media.tablet]: {
      paddingInline: token.space[5],
    },
  },
  icon: {
    width: token.control.md,
    height: token.control.md,
    padding: 0,
  },
  wide: {
    width: '100%',
  },
  // Its press says what is missing.
  pressable: {
    '&:not(:disabled, [aria-busy="true"])': {
      cursor: 'pointer',
    },
  },
});
