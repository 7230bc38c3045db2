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
    margin: '2.25rem 0 0',
    padding: 0,
    border: 0,
    // Short fields stand side by side from the usual phone up, unless the text is large.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr))',
    // The room of a problem is part of the space above the heading: a heading is farther from the field above it than that field's neighbours are.
    '& + &': {
      marginBlockStart: '1.75rem',
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
  // Half a line on a phone, where a problem may have two: nothing moves for the second one, which is rare enough to
  // take of the space above the next label.
  short: {
    [media.smallPhone]: {
      '& > :last-child': {
        minHeight: '2.375rem',
        marginBlockEnd: `calc(-1 * ${token.space[4]})`,
      },
    },
  },
  // Its label may be longer than its field, which shows how short a code is.
  zip: {
    gridColumn: '1 / -1',
    '& > :nth-child(2)': {
      maxWidth: 'max(8.5rem, 50% - 0.375rem)',
    },
  },
  optional: {
    color: token.color.inkMuted,
    fontWeight: 400,
  },
  // The box itself is less high than what is pressed.
  box: {
    gridColumn: '1 / -1',
    marginBlock: `calc(-1 * ${token.space[2]})`,
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
    '& > .group': {
      marginBlockStart: token.space[4],
    },
  },
});
