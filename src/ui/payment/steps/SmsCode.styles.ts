import { media } from '../../kit/media.js';
import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('SmsCode', {
  form: {
    ...oneColumn,
    gap: token.space[2],
  },
  meaning: {
    marginBlockEnd: token.space[2],
    color: token.color.inkMuted,
    fontSize: token.text.sm,
    '& a': {
      color: token.color.accent,
    },
  },
  code: {
    // A code is compared digit by digit.
    '& input': {
      fontSize: token.text.xl,
      fontWeight: 600,
      letterSpacing: '0.2em',
    },
  },
  others: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${token.space[1]} ${token.space[2]}`,
    marginInline: `calc(-1 * ${token.space[2]})`,
  },
  other: {
    paddingInline: token.space[2],
    color: token.color.accent,
    fontVariantNumeric: 'tabular-nums',
    // Both buttons fit one line of a phone.
    [media.smallPhone]: {
      fontSize: token.text.xs,
    },
    '&[aria-disabled="true"]': {
      color: token.color.inkMuted,
    },
  },
});
