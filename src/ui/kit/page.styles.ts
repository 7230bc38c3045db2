import { media } from './media.js';
import { elementSheet } from './style-sheet.js';
import { motionProperties, radiusProperties, setting, themeProperties, token } from './tokens.js';

/**
 * The tokens of both themes, and the rules of the bare elements.
 * @public
 */
export default elementSheet('page', {
  html: {
    colorScheme: 'light',
    ...motionProperties,
    ...radiusProperties,
    ...themeProperties('light'),
    ...setting(token.panel.pad, token.space[4]),
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    // Every transition uses these two durations. Longer animations have a rule of their own for reduced motion.
    [media.reducedMotion]: {
      ...setting(token.motion.quick, '0ms'),
      ...setting(token.motion.calm, '0ms'),
    },
  },
  'html[data-theme="dark"]': {
    colorScheme: 'dark',
    ...themeProperties('dark'),
  },
  '*, *::before, *::after': {
    boxSizing: 'border-box',
  },
  // The page behind an open dialog does not scroll by touch. With a mouse, hiding the scroll bar would move the page.
  'html:has(dialog[open])': {
    [media.coarsePointer]: {
      overflow: 'hidden',
    },
  },
  // Behind the drawer of the payment methods the page does not scroll on any device.
  'html[data-still]': {
    overflow: 'hidden',
  },
  body: {
    // The lighter half of a desktop (`TwoTone`) is as high as the page. No element between may be positioned or painted.
    position: 'relative',
    margin: 0,
    background: token.color.canvas,
    color: token.color.ink,
    font: `${token.text.md} / ${token.leading.normal} ${token.font.sans}`,
    WebkitFontSmoothing: 'antialiased',
    overflowWrap: 'break-word',
    WebkitTapHighlightColor: 'transparent',
  },
  // The store's own page is around: what lies on the page needs no edge to be seen (TH-08).
  'html[data-framed] body': {
    background: token.color.surface,
  },
  // Where the merchant stated the frame's theme, its own page is seen through the frame as long as that theme is shown.
  'html[data-framed]:is([data-theme="light"][data-stated="light"], [data-theme="dark"][data-stated="dark"]) body': {
    background: 'none',
  },
  'h1, h2, h3, p, ul, ol, dl, dd, figure': {
    margin: 0,
  },
  'ul, ol': {
    padding: 0,
    listStyle: 'none',
  },
  'button, input, select, textarea': {
    font: 'inherit',
    color: 'inherit',
  },
  // The fields of a form that is being sent (RL-02): all their texts have one tone, of 4.5:1 at least, and what stands beside them keeps its contrast.
  'form [inert]': {
    ...setting(token.color.ink, token.color.inkMuted),
    color: token.color.inkMuted,
    opacity: 0.85,
    transition: `opacity ${token.motion.calm} ${token.motion.ease}`,
  },
  'img, svg': {
    display: 'block',
  },
  a: {
    color: token.color.accent,
    textUnderlineOffset: '0.2em',
  },
  'a:hover': {
    color: token.color.accentStrong,
  },
  ':focus-visible': {
    outline: `2px solid ${token.color.focus}`,
    outlineOffset: '2px',
  },
});
