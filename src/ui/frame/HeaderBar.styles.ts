import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

export default styleSheet('HeaderBar', {
  bar: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token.space[3],
    minHeight: '3.5rem',
    paddingBlock: '0.3125rem',
  },
  payee: {
    display: 'grid',
    gap: '0.25rem',
    minWidth: 0,
    // With the line beneath it a logo is as high as a name, so the bar keeps its height.
    '& img': {
      height: '1.5rem',
      objectPosition: 0,
    },
  },
  name: {
    overflow: 'hidden',
    fontWeight: 650,
    lineHeight: token.leading.tight,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  secure: {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[1],
    color: token.color.inkMuted,
    fontSize: token.text.xs,
    lineHeight: token.leading.tight,
    '& > svg': {
      color: token.color.accent,
    },
  },
  tools: {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    marginInlineEnd: `calc(-1 * ${token.space[2]})`,
  },
  whenDark: {
    display: 'none',
    'html[data-theme="dark"] &': {
      display: 'inline',
    },
  },
  whenLight: {
    'html[data-theme="dark"] &': {
      display: 'none',
    },
  },
  alert: {
    marginBlock: token.space[2],
  },
});
