import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('StepOutcome', {
  outcome: {
    ...oneColumn,
    justifyItems: 'center',
    gap: token.space[3],
    paddingBlock: `${token.space[4]} ${token.space[3]}`,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  // It takes the focus for screen readers only; a ring would look pressable.
  title: {
    marginBlockStart: token.space[2],
    fontSize: `min(${token.text.xl}, 8vw)`,
    fontWeight: 650,
    lineHeight: token.leading.tight,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    outline: 'none',
  },
});
