import { oneColumn } from '../kit/one-column.js';
import { styleSheet } from '../kit/style-sheet.js';
import { token } from '../kit/tokens.js';

export default styleSheet('HeaderBar', {
  bar: {
    display: 'flex',
    // With large text the tools have a line of their own.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${token.space[3]}`,
    minHeight: '4rem',
    paddingBlock: token.space[2],
  },
  payee: {
    ...oneColumn,
    flex: '1 1 6.5rem',
    gap: '0.25rem',
    // With the line beneath it a logo is as high as a name, so the bar keeps its height.
    '& img': {
      height: '1.5rem',
      objectPosition: 0,
    },
  },
  name: {
    fontWeight: 650,
    lineHeight: token.leading.tight,
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
    flexWrap: 'wrap',
    alignItems: 'center',
    marginInlineEnd: `max(-1 * ${token.space[2]}, -2vw)`,
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
