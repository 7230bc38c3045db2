import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('CardPanel', {
  form: {
    ...oneColumn,
    gap: token.space[4],
  },
  body: {
    ...oneColumn,
    gap: token.space[1],
  },
  back: {
    marginBlockStart: `calc(-1 * ${token.space[2]})`,
    justifySelf: 'start',
    marginInlineStart: `calc(-1 * ${token.space[2]})`,
    paddingInline: token.space[2],
    color: token.color.accent,
  },
  notice: {
    marginBlockEnd: token.space[3],
  },
  note: {
    marginBlockEnd: token.space[1],
    color: token.color.inkMuted,
    fontSize: token.text.xs,
  },
  room: {
    ...oneColumn,
    alignContent: 'start',
    gap: token.space[2],
    // As high as the saved cards.
    marginBlockEnd: token.space[3],
    '& > :last-child': {
      height: token.control.md,
    },
  },
  // A server that has the payment sets an attribute of the root element: with saved cards their place is kept.
  savedUnloaded: {
    display: 'none',
    '[data-shell-cards="saved"] &': {
      display: 'block',
    },
  },
  fieldsUnloaded: {
    '[data-shell-cards="saved"] &': {
      display: 'none',
    },
  },
});
