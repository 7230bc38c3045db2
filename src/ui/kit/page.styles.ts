import { media } from './media.js';
import { elementSheet } from './style-sheet.js';
import { motionProperties, setting, themeProperties, token } from './tokens.js';

/** Until the first frame is drawn, of a shell that shows its field. */
const firstFrame = 'html:not([data-painted], [data-shell-cards="saved"], [data-shell-method="transfer"])';

/** What a server says of a payment by an attribute of the document, and how high that is without it and with it. */
const cardRooms = [
  ['[data-shell-tabs="off"]', token.room.tabs, '5.25rem', '0rem'],
  ['[data-shell-store-card="off"]', token.room.keep, '2.75rem', '0rem'],
  ['[data-shell-3d]', token.room.use3d, '0rem', '3rem'],
  ['[data-shell-plans]', token.room.plans, '0rem', '3.75rem'],
  ['[data-shell-cash-price]', token.room.cash, '0rem', '7.125rem'],
] as const;

/** How high the shells of links are. */
const linkHeights = { flex: '55rem', product: '74rem', collection: '47rem' };

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
    ...Object.assign({}, ...cardRooms.map(([, room, height]) => setting(room, height))),
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
  // Until then a shell of the top window is about as high as it will be on a desktop: a scroll bar that comes or goes with the
  // second frame would move the page. How high a link's will be depends on its texts, which are not known here.
  ...Object.fromEntries(cardRooms.map(([hint, room, , height]) => [`html${hint}`, setting(room, height)])),
  [`${firstFrame}:not([data-framed]) #root:is([data-shell="card"], [data-shell="blocked"])`]: {
    [media.scripting]: {
      minHeight: `calc(${['47.625rem', ...cardRooms.map(([, room]) => room)].join(' + ')})`,
    },
  },
  ...Object.fromEntries(
    Object.entries(linkHeights).map(([shell, minHeight]) => [
      `${firstFrame}:not([data-framed]) [data-shell="${shell}"]`,
      { [media.scripting]: { minHeight } },
    ]),
  ),
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
