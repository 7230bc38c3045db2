import { styleSheet } from './style-sheet.js';
import { token } from './tokens.js';

export default styleSheet('Alert', {
  alert: {
    display: 'flex',
    gap: token.space[3],
    padding: `${token.space[3]} ${token.space[4]}`,
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.md,
    background: token.color.surface,
    color: token.color.ink,
    fontSize: token.text.sm,
    '& > svg': {
      marginBlockStart: '0.0625rem',
    },
    '&:focus-visible': {
      outlineOffset: '3px',
    },
    '& a': {
      color: 'inherit',
      fontWeight: 600,
    },
  },
  body: {
    display: 'grid',
    gap: token.space[1],
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  title: {
    fontWeight: 600,
    '.destructive &': {
      color: token.color.danger,
    },
  },
  default: {
    '& > svg': {
      color: token.color.inkMuted,
    },
  },
  info: {
    borderColor: token.color.infoLine,
    background: token.color.infoSoft,
    '& > svg': {
      color: token.color.info,
    },
  },
  success: {
    borderColor: token.color.successLine,
    background: token.color.successSoft,
    '& > svg': {
      color: token.color.success,
    },
  },
  warning: {
    borderColor: token.color.brassLine,
    background: token.color.brassSoft,
    '& > svg': {
      color: token.color.brass,
    },
  },
  destructive: {
    borderColor: token.color.dangerLine,
    background: token.color.dangerSoft,
    '& > svg': {
      color: token.color.danger,
    },
  },
});
