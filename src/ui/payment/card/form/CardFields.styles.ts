import { oneColumn } from '../../../kit/one-column.js';
import { styleSheet } from '../../../kit/style-sheet.js';
import { token } from '../../../kit/tokens.js';

export default styleSheet('CardFields', {
  fields: {
    containerType: 'inline-size',
    display: 'grid',
    // Two columns at most, and one where the text is large.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7.5rem, 40%)), 1fr))',
    columnGap: token.space[3],
    // Label, input and foot of what stands side by side share their lines, however often a text wraps.
    '& > div': {
      gridRow: 'span 3',
      ...oneColumn,
      gridTemplateRows: 'subgrid',
    },
    // As far lies a hint from the next label.
    '& > div:not(:last-child)': {
      paddingBlockEnd: token.space[4],
    },
    // A problem of the expiry or the code has two lines there.
    '@container (max-width: 299px)': {
      '& > div:nth-child(2) > :last-child': {
        minHeight: '2.75rem',
      },
    },
    '& label': {
      alignSelf: 'end',
    },
    // The button that explains is quieter than the text that was typed.
    '& button': {
      color: token.color.inkMuted,
    },
    // Where the focus goes from the number and from the expiry is said while they have it. The bank's name stays.
    '& > div:nth-child(-n + 2):not(:focus-within, .named) p:not([aria-live])': {
      visibility: 'hidden',
    },
  },
  wide: {
    gridColumn: '1 / -1',
  },
  /** The number, once its bank is named: at the end of the label's line, where the text is not so large that it has none. */
  named: {
    gridColumn: '1 / -1',
    position: 'relative',
    '@container (min-width: 15rem)': {
      '& p:not([aria-live])': {
        position: 'absolute',
        inset: '0 0 auto auto',
        maxWidth: 'calc(100% - 7.5rem)',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
  },
});
