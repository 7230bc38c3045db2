import { media } from './media.js';
import { elementSheet } from './style-sheet.js';
import { motionProperties, setting, themeProperties, token } from './tokens.js';

/** Before the first frame is drawn, of a shell that shows its field. */
const firstFrame = 'html:not([data-painted], [data-shell-cards="saved"], [data-shell-method="transfer"])';

/**
 * The tokens of both themes, and the rules of the bare elements.
 * @public
 */
export default elementSheet('page', {
  html: {
    colorScheme: 'light',
    ...motionProperties,
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
  // What follows the field of a shell comes with the second frame (`build/second-frame.mjs`), where one shows its field.
  [`${firstFrame} [data-second]`]: {
    [media.scripting]: {
      display: 'none',
    },
  },
  // Until then a shell of the top window is about as high as it will be on a desktop, if nothing is known of the payment: a
  // scroll bar that comes with the second frame would move the page.
  [`${firstFrame}:not([data-framed]) #root:is([data-shell="card"], [data-shell="blocked"])`]: {
    minHeight: '50.5rem',
  },
  [`${firstFrame}:not([data-framed]) [data-shell="flex"]`]: {
    minHeight: '55rem',
  },
  [`${firstFrame}:not([data-framed]) [data-shell="product"]`]: {
    minHeight: '74rem',
  },
  [`${firstFrame}:not([data-framed]) [data-shell="collection"]`]: {
    minHeight: '47rem',
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
