import { styleSheet } from './style-sheet.js';
import { token } from './tokens.js';

/** A dialog that a vendor's document fills, with a bar of the page's own above it. */
export default styleSheet('VendorDialog', {
  dialog: {
    width: '100%',
    maxWidth: '100%',
    height: '100%',
    maxHeight: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    '&[open]': {
      display: 'flex',
      flexDirection: 'column',
    },
  },
  bar: {
    display: 'flex',
    flex: 'none',
    justifyContent: 'flex-end',
    padding: token.space[2],
    borderBlockEnd: `1px solid ${token.color.line}`,
    background: token.color.surface,
  },
  frame: {
    display: 'block',
    flex: 1,
    width: '100%',
    minHeight: 0,
    border: 0,
  },
});
