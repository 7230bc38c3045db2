import { oneColumn } from '../../../kit/one-column.js';
import { styleSheet } from '../../../kit/style-sheet.js';
import { token } from '../../../kit/tokens.js';

export default styleSheet('Points', {
  block: {
    ...oneColumn,
    marginBlockStart: token.space[1],
    padding: `${token.space[1]} ${token.space[3]} ${token.space[2]}`,
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.md,
    background: token.color.accentSoft,
  },
  info: {
    paddingInlineStart: `calc(1.375rem + ${token.space[3]})`,
    color: token.color.inkMuted,
    fontSize: token.text.xs,
  },
});
