import { media } from '../../kit/media.js';
import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('CollectionLinkPage', {
  payer: {
    ...oneColumn,
    minWidth: 0,
    margin: `${token.space[6]} 0 0`,
    padding: 0,
    border: 0,
    '& > div:has(> svg)': {
      marginBlockEnd: token.space[3],
    },
  },
  // The rows under it have room of their own above their words.
  legend: {
    marginBlockEnd: token.space[1],
    padding: 0,
    fontSize: token.text.lg,
    fontWeight: 650,
    lineHeight: token.leading.tight,
  },
  // The store's own data is read, not typed: it is a row of text. Where the text is large its name stands above it.
  fact: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: token.space[3],
    '& + &': {
      borderBlockStart: `1px solid ${token.color.line}`,
    },
    // Its smaller text stands on the line of the value.
    '& > label': {
      marginBlock: '0.375rem 0',
      color: token.color.inkMuted,
      fontWeight: 400,
    },
    // `&&` outweighs a locked field under the pointer.
    '&& > div:has(> span > input)': {
      flex: '1 1 9rem',
      height: token.control.md,
      border: 0,
      background: 'none',
    },
    '& input': {
      paddingInline: 0,
      textAlign: 'end',
      textOverflow: 'ellipsis',
    },
    // There is no problem but those that it came with.
    '& > div:has(> p)': {
      flexBasis: '100%',
    },
    '& > div:has(> p:empty)': {
      minHeight: 0,
      paddingBlockStart: 0,
    },
  },
  // A finger's target reaches over the ground that is seen of it.
  payAll: {
    minHeight: token.control.md,
    marginInlineStart: 'auto',
    marginInlineEnd: '0.125rem',
    padding: `0 ${token.space[2]}`,
    borderWidth: '4px',
    borderRadius: `calc(${token.radius.sm} + 4px)`,
    '&, &:hover': {
      backgroundClip: 'padding-box',
    },
    fontSize: token.text.xs,
    outlineOffset: '-4px',
    // There each edge is seen.
    [media.forcedColors]: {
      borderWidth: '1px',
      outlineOffset: 0,
    },
  },
});
