import { media } from '../../kit/media.js';
import { styleSheet } from '../../kit/style-sheet.js';
import { token } from '../../kit/tokens.js';

export default styleSheet('QuantityStepper', {
  quantity: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    columnGap: token.space[4],
  },
  label: {
    fontWeight: 600,
  },
  stepper: {
    display: 'flex',
    alignItems: 'center',
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
    width: '4.25rem',
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
    gridColumn: '1 / -1',
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
