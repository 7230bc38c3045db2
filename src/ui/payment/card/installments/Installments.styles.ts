import { media } from '../../../kit/media.js';
import { oneColumn } from '../../../kit/one-column.js';
import { styleSheet } from '../../../kit/style-sheet.js';
import { token } from '../../../kit/tokens.js';

export default styleSheet('Installments', {
  plans: {
    justifySelf: 'start',
    // A button has an edge of 1 px: its words begin where the column does.
    marginInlineStart: '-1px',
    paddingInline: 0,
    // A line of text, so that the whole form is in view in a store's frame.
    [media.tablet]: {
      minHeight: '1.75rem',
      paddingBlock: 0,
    },
  },
  section: {
    ...oneColumn,
    gap: token.space[1],
    paddingBlockStart: token.space[2],
  },
  title: {
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontSize: token.text.sm,
    fontWeight: 600,
    lineHeight: token.leading.tight,
  },
  opener: {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[2],
    width: '100%',
    minHeight: '3rem',
    padding: `${token.space[2]} ${token.space[3]}`,
    border: `1px solid ${token.color.edge}`,
    borderRadius: token.radius.md,
    background: token.color.surface,
    textAlign: 'start',
    cursor: 'pointer',
    touchAction: 'manipulation',
    '& > svg': {
      color: token.color.inkMuted,
    },
  },
  // In a frame, whose button sticks nowhere, the note under the plans leaves its room, about half of it above them: the button stays.
  steady: {
    'html[data-framed] &': {
      marginBlockStart: token.space[3],
      marginBlockEnd: `calc(${token.leading.normal} * ${token.text.xs} + ${token.space[1]} - ${token.space[3]})`,
    },
  },
  // The count goes below its title where the text is large.
  opened: {
    display: 'flex',
    flex: 1,
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${token.space[2]}`,
    minWidth: 0,
  },
  value: {
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontSize: token.text.sm,
  },
});
