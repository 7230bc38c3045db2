import { oneColumn } from '../../../kit/one-column.js';
import { styleSheet } from '../../../kit/style-sheet.js';
import { token } from '../../../kit/tokens.js';

export default styleSheet('SavedCardList', {
  box: {
    ...oneColumn,
    gap: token.space[2],
  },
  scroll: {
    maxHeight: 'min(22rem, 60dvh)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
  },
  row: {
    display: 'flex',
    // The button that deletes goes below the card where the text is large.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    borderRadius: token.radius.sm,
    '& + &': {
      marginBlockStart: '1px',
    },
    '&:hover': {
      background: token.color.sunken,
    },
  },
  chosen: {
    '&, &:hover': {
      background: token.color.accentSoft,
    },
  },
  choose: {
    display: 'flex',
    flex: '1 1 9rem',
    alignItems: 'center',
    gap: token.space[2],
    minWidth: 0,
    minHeight: '3.75rem',
    padding: token.space[2],
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    '&:focus-visible': {
      outlineOffset: '-2px',
    },
    '&[aria-disabled="true"]': {
      opacity: 0.55,
      cursor: 'progress',
    },
  },
  mark: {
    flex: 'none',
    width: '1.25rem',
    color: token.color.accent,
  },
  delete: {
    flex: 'none',
    '&:focus-visible': {
      outlineOffset: '-2px',
    },
  },
});
