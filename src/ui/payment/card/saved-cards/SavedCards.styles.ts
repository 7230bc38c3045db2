import { oneColumn } from '../../../kit/one-column.js';
import { styleSheet } from '../../../kit/style-sheet.js';
import { token } from '../../../kit/tokens.js';

export default styleSheet('SavedCards', {
  view: {
    ...oneColumn,
    gap: token.space[2],
    marginBlockEnd: token.space[3],
  },
  label: {
    fontSize: token.text.sm,
    fontWeight: 600,
    lineHeight: token.leading.tight,
  },
  picker: {
    position: 'relative',
  },
  trigger: {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[3],
    width: '100%',
    minHeight: '4rem',
    padding: `${token.space[2]} ${token.space[3]}`,
    border: `1px solid ${token.color.edge}`,
    borderRadius: token.radius.md,
    background: token.color.surface,
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `border-color ${token.motion.quick} ${token.motion.ease}`,
    '&:hover': {
      borderColor: token.color.inkMuted,
    },
    '& > svg': {
      color: token.color.inkMuted,
      transition: `rotate ${token.motion.quick} ${token.motion.ease}`,
    },
    '&[aria-expanded="true"] > svg': {
      rotate: '180deg',
    },
  },
  wrong: {
    borderColor: token.color.danger,
  },
  dropdown: {
    position: 'absolute',
    zIndex: 3,
    insetInline: 0,
    insetBlockStart: `calc(100% + ${token.space[1]})`,
    padding: token.space[1],
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.md,
    background: token.color.surface,
    boxShadow: token.shadow.lg,
  },
});
