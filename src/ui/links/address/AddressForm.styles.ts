import { media } from '../../kit/media.js';
import { oneColumn } from '../../kit/one-column.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('AddressForm', {
  group: {
    ...oneColumn,
    // With the end of the line for hint and problem under each field 16 px lie between that line and the next label.
    gap: `${token.space[4]} ${token.space[3]}`,
    minWidth: 0,
    margin: `${token.space[6]} 0 0`,
    padding: 0,
    border: 0,
    [media.largePhone]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
  legend: {
    marginBlockEnd: token.space[3],
    padding: 0,
    fontSize: token.text.lg,
    fontWeight: 650,
    lineHeight: token.leading.tight,
  },
  wide: {
    gridColumn: '1 / -1',
  },
  box: {
    gridColumn: '1 / -1',
  },
  // On a phone each has a whole line: half a line cuts the longer names of provinces.
  pair: {
    gridColumn: '1 / -1',
    ...oneColumn,
    gap: 'inherit',
    [media.largePhone]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
  contact: {
    gridColumn: '1 / -1',
    ...oneColumn,
    gap: 'inherit',
    // An e-mail address needs more room than a number.
    [media.largePhone]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    },
  },
  place: {
    ...oneColumn,
    gridColumn: '1 / -1',
    gap: 'inherit',
    '& > *': {
      gridArea: '1 / 1',
    },
  },
  // Takes the place of the fields that cannot be chosen from, so that nothing below them moves.
  missing: {
    '&:not(:empty)': {
      marginBlockEnd: token.space[3],
    },
    '&:not(:empty) + div': {
      visibility: 'hidden',
    },
    '& button': {
      marginBlockStart: token.space[2],
    },
  },
  select: {
    flex: 1,
    width: '100%',
    minWidth: 0,
    height: '100%',
    padding: `0 1.75rem 0 ${token.space[3]}`,
    border: 0,
    borderRadius: 'inherit',
    outline: 'none',
    appearance: 'none',
    background: 'none',
    fontSize: token.text.md,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    '&[data-empty]': {
      color: token.color.inkMuted,
    },
    '&:is(:disabled, [aria-disabled="true"])': {
      opacity: 1,
      cursor: 'not-allowed',
    },
    // The open list is the system's; without these it is light in the dark theme.
    '& option': {
      background: token.color.surface,
      color: token.color.ink,
    },
  },
  chevron: {
    flex: 'none',
    marginInline: '-1.625rem 0.625rem',
    color: token.color.inkMuted,
    pointerEvents: 'none',
  },
  areaFrame: {
    // The tag name outweighs the height of TextField's frame.
    'div&': {
      height: 'auto',
    },
  },
  area: {
    flex: 1,
    minWidth: 0,
    minHeight: '4.5rem',
    maxHeight: '14rem',
    padding: `0.625rem ${token.space[3]}`,
    border: 0,
    borderRadius: 'inherit',
    outline: 'none',
    resize: 'none',
    background: 'none',
    fontSize: token.text.md,
    fieldSizing: 'content',
  },
  // The empty line of the field above already separates them.
  invoice: {
    ...oneColumn,
    gap: token.space[3],
  },
});
