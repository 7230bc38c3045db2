import { hinted } from '../../../domain/payment/shell-hints.js';
import { media } from '../../kit/media.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

// A server that has the payment sets an attribute of the root element where nothing but the card is offered (TB-01).
const absentBeforeLoad = { [`${hinted('cardOnly')} &` as const]: { display: 'none' } };

export default styleSheet('MethodTabs', {
  tabs: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: token.space[1],
    padding: token.space[1],
    borderRadius: token.radius.md,
    background: token.color.sunken,
    // On a phone the payment methods are in a drawer, which this button opens.
    [media.phone]: {
      display: 'none',
    },
    ...absentBeforeLoad,
  },
  tab: {
    // The marks under its name come later.
    minHeight: '3.75rem',
    padding: `${token.space[1]} ${token.space[2]}`,
    border: 0,
    borderRadius: `calc(${token.radius.md} - 2px)`,
    background: 'transparent',
    color: token.color.inkMuted,
    fontSize: token.text.sm,
    fontWeight: 600,
    lineHeight: token.leading.tight,
    cursor: 'pointer',
    transition: `background ${token.motion.quick} ${token.motion.ease}`,
    '&[aria-disabled="true"]': {
      opacity: 0.55,
      cursor: 'not-allowed',
    },
  },
  chosen: {
    background: token.color.surface,
    color: token.color.ink,
    boxShadow: token.shadow.sm,
    // A shadow is not seen there: it is lighter than its track.
    'html[data-theme="dark"] &': {
      background: token.color.line,
    },
    [media.forcedColors]: {
      outline: '2px solid Highlight',
    },
  },
  opener: {
    display: 'none',
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(min(7.5rem, 100% - 1rem - 20px), 1fr) minmax(0, auto) auto',
      alignItems: 'center',
      columnGap: token.space[2],
      padding: `${token.space[2]} ${token.space[3]}`,
      border: 0,
      borderRadius: token.radius.md,
      background: token.color.sunken,
      fontWeight: 600,
      lineHeight: token.leading.tight,
      textAlign: 'start',
      cursor: 'pointer',
      '& > span + span': {
        gridArea: '2 / 1',
      },
      '& > svg': {
        gridArea: '1 / 3 / span 2',
      },
      '&[aria-disabled="true"]': {
        color: token.color.inkMuted,
        cursor: 'not-allowed',
      },
    },
    ...absentBeforeLoad,
  },
  // Its words and its marks are cells of the opener.
  what: {
    display: 'contents',
    color: token.color.inkMuted,
    fontSize: token.text.xs,
    fontWeight: 'normal',
  },
});
