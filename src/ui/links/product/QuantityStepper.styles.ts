import { media } from '../../kit/media.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('QuantityStepper', {
  quantity: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: token.space[4],
    // The room of its warning is part of the space above the next heading.
    marginBlockEnd: '-1.375rem',
  },
  label: {
    fontWeight: 600,
  },
  stepper: {
    display: 'flex',
    alignItems: 'center',
    maxWidth: '100%',
    height: '3rem',
    paddingInline: '1px',
    border: `1px solid ${token.color.edge}`,
    borderRadius: token.radius.md,
    background: token.color.surface,
    '&:has(input:focus)': {
      borderColor: token.color.focus,
      outline: `1px solid ${token.color.focus}`,
      boxShadow: `0 0 0 4px ${token.color.focusGlow}`,
    },
    '& button[aria-disabled="true"]': {
      color: token.color.edge,
      opacity: 0.5,
    },
    '& button[aria-disabled="true"]:hover': {
      background: 'none',
    },
    [media.forcedColors]: {
      '&:has(input:focus)': {
        outline: '2px solid Highlight',
      },
    },
  },
  warned: {
    borderColor: token.color.brass,
  },
  input: {
    // With large text on a narrow phone the buttons keep their size.
    flex: '0 1 auto',
    // WebKit makes the stepper as wide as its fields are by themselves, whatever their basis says.
    width: '4.25rem',
    minWidth: 0,
    height: '100%',
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    fontSize: token.text.lg,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
  warning: {
    flexBasis: '100%',
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'flex-end',
    gap: '0.375rem',
    minHeight: '1.375rem',
    paddingBlockStart: '0.25rem',
    color: token.color.brass,
    fontSize: token.text.xs,
    fontWeight: 600,
    lineHeight: '1.125rem',
    '& > svg': {
      marginBlockStart: '1px',
    },
  },
});
