import { media } from './media.js';
import { styleSheet } from './style-sheet.js';
import { token } from './tokens.js';

export default styleSheet('Radio', {
  radio: {
    appearance: 'none',
    display: 'grid',
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    margin: 0,
    placeContent: 'center',
    border: `1px solid ${token.color.edge}`,
    borderRadius: token.radius.full,
    // The row around it shows the focus.
    outline: 'none',
    background: token.color.surface,
    cursor: 'inherit',
    '&::before': {
      content: '""',
      width: '0.5rem',
      height: '0.5rem',
      borderRadius: 'inherit',
      background: token.color.onAccent,
      scale: 0,
      transition: `scale ${token.motion.quick} ${token.motion.ease}`,
    },
    '&:checked': {
      borderColor: token.color.accent,
      background: token.color.fill,
    },
    '&:checked::before': {
      scale: 1,
    },
    [media.forcedColors]: {
      appearance: 'auto',
      '&::before': {
        content: 'none',
      },
    },
  },
});
