import { oneColumn } from '../../../kit/one-column.js';
import { styleSheet } from '../../../kit/style-sheet.js';
import { token } from '../../../kit/tokens.js';

export default styleSheet('LeavingPanel', {
  panel: {
    ...oneColumn,
    justifyItems: 'center',
    gap: token.space[3],
    paddingBlock: token.space[4],
    textAlign: 'center',
  },
  spinner: {
    color: token.color.accent,
    fontSize: `min(${token.text.xxl}, 8vw)`,
  },
  title: {
    fontSize: token.text.lg,
    fontWeight: 650,
    lineHeight: token.leading.tight,
  },
  text: {
    maxWidth: '24rem',
    marginBlockEnd: token.space[2],
    color: token.color.inkMuted,
  },
});
