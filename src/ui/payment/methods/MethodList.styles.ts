import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('MethodList', {
  list: {
    ...oneColumn,
    containerType: 'inline-size',
    gap: token.space[2],
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
  },
  legend: {
    marginBlockEnd: token.space[2],
    padding: 0,
    fontSize: token.text.sm,
    fontWeight: 600,
    lineHeight: token.leading.tight,
  },
  // No room of its own until there is something to say; it stands there before, so that it is read out.
  problem: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '0.375rem',
    color: token.color.danger,
    fontSize: token.text.xs,
    fontWeight: 500,
    lineHeight: '1.25rem',
    '&:empty': {
      marginBlockEnd: `calc(-1 * ${token.space[2]})`,
    },
    '& > svg': {
      marginBlockStart: '0.125rem',
    },
  },
  option: {
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: token.space[3],
    minHeight: '3.5rem',
    padding: `${token.space[2]} ${token.space[3]}`,
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.md,
    background: token.color.surface,
    cursor: 'pointer',
    transition: `background-color ${token.motion.quick} ${token.motion.ease}, border-color ${token.motion.quick} ${token.motion.ease}`,
    // Words below the sign where the text is large.
    '@container (max-width: 13rem)': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
    },
    '&:hover': {
      borderColor: token.color.edge,
    },
    '&:has(:focus-visible)': {
      outline: `2px solid ${token.color.focus}`,
      outlineOffset: '2px',
    },
  },
  chosen: {
    '&, &:hover': {
      borderColor: token.color.accent,
      background: token.color.accentSoft,
      boxShadow: `inset 0 0 0 1px ${token.color.accent}`,
    },
  },
  blank: {
    display: 'grid',
    placeContent: 'center',
    width: '3rem',
    height: '2rem',
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.sm,
    background: token.color.sunken,
    color: token.color.inkMuted,
  },
  name: {
    fontWeight: 600,
    lineHeight: token.leading.tight,
    overflowWrap: 'anywhere',
    '@container (max-width: 13rem)': {
      gridColumn: '1 / -1',
    },
  },
  hint: {
    gridColumn: 3,
    marginBlock: `0.125rem ${token.space[1]}`,
    color: token.color.inkMuted,
    fontSize: token.text.sm,
    lineHeight: 1.4,
    '@container (max-width: 13rem)': {
      gridColumn: '1 / -1',
    },
  },
});
