import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('MethodForm', {
  form: {
    ...oneColumn,
    gap: token.space[4],
  },
  body: {
    ...oneColumn,
    gap: token.space[4],
  },
  back: {
    justifySelf: 'start',
    marginBlock: `calc(-1 * ${token.space[2]})`,
    marginInlineStart: `calc(-1 * ${token.space[2]})`,
    paddingInline: token.space[2],
    color: token.color.accent,
  },
  giveUp: {
    marginBlockStart: token.space[2],
  },
  transfer: {
    ...oneColumn,
    gap: token.space[4],
  },
});
